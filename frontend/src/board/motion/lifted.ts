import { Man } from "../draw/men";
import type { Point, Seat } from "../geometry/cell";
import { flightTime, type Leg, lying, type Pose, picked, poseAt, poseBetween, settle } from "./flight";
import { type Tween, tween } from "./tween";

const LIFT = 140;

/** A man off the board: he comes up, follows the hand, flies, and settles. */
export class LiftedMan {
  readonly #man: Man;
  #pose: Pose;
  #motion: Tween | null = null;

  constructor(air: SVGGElement, seat: Seat, at: Point) {
    this.#man = new Man(seat);
    this.#pose = lying(at);
    this.#show(this.#pose);
    air.append(this.#man.shadow, this.#man.glass);
  }

  rise(at: Point): Tween {
    return this.#go(picked(at));
  }

  /** Straight to where the hand is. */
  follow(at: Point): void {
    this.#motion?.finish();
    this.#show(picked(at));
  }

  settle(at: Point): Tween {
    return this.#go(lying(at));
  }

  /** Along these legs, so many times as fast as usual. */
  fly(legs: readonly Leg[], pace = 1): Tween {
    this.#motion?.finish();
    const { lift } = this.#pose;
    this.#motion = tween(flightTime(legs) / pace, (share) => this.#show(poseAt(legs, share, lift)));
    return this.#motion;
  }

  /** By a way of its own, as long as it takes. */
  travel(millis: number, pose: (share: number) => Pose): Tween {
    this.#motion?.finish();
    this.#motion = tween(millis, (share) => this.#show(pose(share)));
    return this.#motion;
  }

  remove(): void {
    this.#motion?.finish();
    this.#man.remove();
  }

  #go(to: Pose): Tween {
    this.#motion?.finish();
    const from = this.#pose;
    this.#motion = tween(LIFT, (share) => this.#show(poseBetween(from, to, settle(share))));
    return this.#motion;
  }

  #show(pose: Pose): void {
    this.#pose = pose;
    this.#man.pose(pose);
  }
}

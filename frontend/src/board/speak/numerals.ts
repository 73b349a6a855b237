const HAN = "零一二三四五六七八九十";
const ENGLISH =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** Numbers as one says them: 十二, 二十三. Beyond ninety-nine they stay figures. */
export function han(n: number): string {
  if (n > 99) return `${n}`;
  if (n <= 10) return HAN[n] ?? `${n}`;
  const [tens, ones] = [Math.floor(n / 10), n % 10];
  return `${tens > 1 ? HAN[tens] : ""}十${ones ? HAN[ones] : ""}`;
}

/** Before a measure word two is 两. */
export const counted = (n: number): string => (n === 2 ? "两" : han(n));

export const english = (n: number, one: string, many = `${one}s`): string =>
  `${ENGLISH[n] ?? n} ${n === 1 ? one : many}`;

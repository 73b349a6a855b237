package dev.tiaoqi.server.account;

/** Counts requests by key. In memory here; several nodes would share one in a database. */
interface Buckets {

    /** Takes one from the bucket of this key, if there is one. */
    Taken take(String key, Allowance allowance);

    /** Puts back what was taken for a request that turned out not to count. */
    void giveBack(String key, Allowance allowance);
}

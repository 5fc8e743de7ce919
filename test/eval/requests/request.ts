/** A request in somebody's own words, and the actions that would do it; none where this service does no such thing. */
export type Request = readonly [request: string, ...expect: string[]];

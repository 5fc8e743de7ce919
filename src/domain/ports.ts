/** What the domain may ask of the world outside, given to it by whoever runs it. */
export interface Ports {
  /** The address people and programs reach this service at, without a trailing slash. */
  readonly publicUrl: string;
  /** Makes a secret key of a mode: the secret to show once, the keyed hash to store, its last characters. */
  makeKey(mode: 'live' | 'test' | 'trial'): { secret: string; hash: string; hint: string };
}

/** What the deployment is like, for those who ask what they may do. */
export interface Deployment {
  readonly region: string;
  readonly requestsPerMinute: number;
  readonly trialRequestsPerMinute: number;
  readonly aiRequestsPerMinute: number;
}

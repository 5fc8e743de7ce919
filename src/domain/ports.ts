/** What the domain may ask of the world outside, given to it by whoever runs it. */
export interface Ports {
  /** The address people and programs reach this service at, without a trailing slash. */
  readonly publicUrl: string;
}

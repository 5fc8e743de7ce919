export function verifyWebhook(delivery: {
  /** The signing secret (whsec_…) shown when the subscription was made. */
  secret: string;
  /** Request headers, names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** The body as it arrived, before any JSON parser touched it. */
  rawBody: string | Uint8Array;
  /** Unix seconds; the current time when left out. */
  now?: number;
}): { ok: true } | { ok: false; reason: string };

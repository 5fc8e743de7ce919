/** An error of the token, revocation, introspection or registration endpoint (RFC 6749 section 5.2, RFC 7591). */
export class OAuthError extends Error {
  readonly code: string;
  readonly status: number;
  /** Sent as WWW-Authenticate where the client tried that scheme. */
  readonly scheme: string | null;

  constructor(code: string, description: string, options: { status?: number; scheme?: string | null } = {}) {
    super(description);
    this.code = code;
    this.status = options.status ?? (code === 'invalid_client' ? 401 : 400);
    this.scheme = options.scheme ?? null;
  }
}

/** An error of the authorization endpoint that goes back to the client by a redirect (RFC 6749 section 4.1.2.1). */
export class RedirectError extends Error {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string | null;

  constructor(code: string, description: string, to: { redirectUri: string; state: string | null }) {
    super(description);
    this.code = code;
    this.redirectUri = to.redirectUri;
    this.state = to.state;
  }
}

/** A redirect URI with the members of an answer, and the issuer that gave it (RFC 9207). */
export function answerUri(
  redirectUri: string,
  issuer: string,
  members: Record<string, string | null>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...members, iss: issuer })) {
    if (value !== null) url.searchParams.append(name, value);
  }
  return url.href;
}

import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { SIGNATURE_ALGORITHMS } from '#src/lib/jwks.ts';
import { USUAL_SCOPES } from './scopes.ts';

export const AUTHORIZE_PATH = '/api/oauth/authorize';
export const TOKEN_PATH = '/api/oauth/token';
export const REVOKE_PATH = '/api/oauth/revoke';
export const INTROSPECT_PATH = '/api/oauth/introspect';
export const REGISTER_PATH = '/api/oauth/register';
export const MCP_RESOURCE_PATH = '/api/mcp';

/** What the authorization server is and can do (RFC 8414). */
export function serverMetadata(base: string): Record<string, unknown> {
  const confidential = ['client_secret_basic', 'client_secret_post'];
  return {
    issuer: base,
    authorization_endpoint: base + AUTHORIZE_PATH,
    token_endpoint: base + TOKEN_PATH,
    revocation_endpoint: base + REVOKE_PATH,
    introspection_endpoint: base + INTROSPECT_PATH,
    registration_endpoint: base + REGISTER_PATH,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    token_endpoint_auth_methods_supported: [...confidential, 'private_key_jwt', 'none'],
    token_endpoint_auth_signing_alg_values_supported: SIGNATURE_ALGORITHMS,
    revocation_endpoint_auth_methods_supported: [...confidential, 'private_key_jwt', 'none'],
    revocation_endpoint_auth_signing_alg_values_supported: SIGNATURE_ALGORITHMS,
    introspection_endpoint_auth_methods_supported: confidential,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${base}/docs`,
  };
}

/** What the API (path '') or its MCP endpoint is, and who issues tokens for it (RFC 9728). */
export function resourceMetadata(base: string, path: string): Record<string, unknown> {
  return {
    resource: base + path,
    authorization_servers: [base],
    scopes_supported: USUAL_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Deskhand',
    resource_documentation: `${base}/docs`,
  };
}

/** The addresses that a token can be asked for (RFC 8707): the interfaces are one resource, under several names. */
export function isOwnResource(base: string, resource: string): boolean {
  const given = resource.replace(/\/$/, '');
  return ['', MCP_RESOURCE_PATH, '/api/v1', '/api'].some((path) => given === base + path);
}

/**
 * The WWW-Authenticate header of the MCP endpoint (RFC 9728, RFC 6750): where to authorize, and what to ask for.
 * The first challenge asks for a sensible set at once, because some clients cannot widen a token later.
 */
export function mcpChallenge(
  base: string,
  fault?: { error: 'invalid_token' } | { error: 'insufficient_scope'; scope: string },
): string {
  const scope = fault?.error === 'insufficient_scope' ? fault.scope : USUAL_SCOPES.join(' ');
  const members = [
    'realm="deskhand"',
    ...(fault === undefined ? [] : [`error="${fault.error}"`]),
    `scope="${scope}"`,
    `resource_metadata="${base}/.well-known/oauth-protected-resource${MCP_RESOURCE_PATH}"`,
  ];
  return `Bearer ${members.join(', ')}`;
}

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Person, Visit } from './person.ts';

/** What a test changes of an answer. */
export interface Tampering {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether the person was there and was verified by the authenticator. */
  present?: boolean;
  verified?: boolean;
  /** The count that the answer tells; the authenticator's own goes on. */
  counter?: number;
  /** The person whose passkey it says to be. */
  userHandle?: string;
  /** Signs with another key. */
  key?: KeyObject;
  crossOrigin?: boolean;
}

interface Options {
  challenge: string;
  user?: { id: string };
  allowCredentials?: { id: string }[];
  excludeCredentials?: { id: string }[];
}

const b64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** An authenticator in software: ES256, it counts its uses, and it can be made to lie. */
export class Authenticator {
  readonly id = randomBytes(24);
  readonly privateKey: KeyObject;
  counter = 0;
  handle = '';
  readonly #jwk: { x?: string; y?: string };
  readonly #at: { origin: string; rpId: string };

  constructor(origin: string, rpId = new URL(origin).hostname) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.#jwk = pair.publicKey.export({ format: 'jwk' });
    this.#at = { origin, rpId };
  }

  /** The answer to a page that asks for a new passkey, as its form sends it. */
  create(options: Options, tampered: Tampering = {}): string {
    this.handle = options.user?.id ?? '';
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(this.#jwk.x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(this.#jwk.y ?? '', 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, isoCBOR.encode(key)]);
    const authData = Buffer.concat([this.#head(0x40, tampered), credential]);
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options, tampered),
      attestationObject: b64(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** The answer to a page that asks for a passkey. */
  get(options: Options, tampered: Tampering = {}): string {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', options, tampered);
    const authData = this.#head(0, tampered);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]);
    return this.#answer({
      clientDataJSON: clientData,
      authenticatorData: b64(authData),
      signature: b64(sign('sha256', signed, tampered.key ?? this.privateKey)),
      userHandle: tampered.userHandle ?? this.handle,
    });
  }

  #head(more: number, { rpId, present = true, verified = true, counter }: Tampering): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const flags = (present ? 0x01 : 0) | (verified ? 0x04 : 0) | more;
    return Buffer.concat([sha256(rpId ?? this.#at.rpId), Buffer.from([flags]), count]);
  }

  #clientData(type: string, { challenge }: Options, tampered: Tampering): string {
    return b64(
      JSON.stringify({
        type: tampered.type ?? type,
        challenge: tampered.challenge ?? challenge,
        origin: tampered.origin ?? this.#at.origin,
        crossOrigin: tampered.crossOrigin ?? false,
      }),
    );
  }

  #answer(response: Record<string, unknown>): string {
    const id = b64(this.id);
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

/** What a page asks the browser to sign. */
export function askedBy({ status, html }: Visit): Options {
  const [, text] = /data-options="([^"]*)"/.exec(html) ?? [];
  if (text === undefined) throw new Error(`no passkey is asked for: ${status} ${html.slice(-600)}`);
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

/** The recovery codes that a page shows. */
export const codesOn = ({ html }: Visit): string[] =>
  [...html.matchAll(/<code>([0-9a-z]{4}(?:-[0-9a-z]{4}){3})<\/code>/g)].map(([, code = '']) => code);

/** Adds a passkey for somebody who is signed in. @returns the page that follows */
export async function addPasskey(
  who: Person,
  device: Authenticator,
  { name = 'Laptop', tampered = {} }: { name?: string; tampered?: Tampering } = {},
): Promise<Visit> {
  const visit = await who.get('/passkeys/add');
  const passkey = device.create(askedBy(visit), tampered);
  return who.fill('/passkeys/add', { name, passkey }, { visit, action: '/passkeys/add' });
}

/** Answers the page that a right password leads to. */
export async function answerSignIn(
  who: Person,
  device: Authenticator,
  tampered: Tampering = {},
): Promise<Visit> {
  const visit = await who.get('/sign-in/passkey');
  const passkey = device.get(askedBy(visit), tampered);
  return who.fill('/sign-in/passkey', { passkey }, { visit, action: '/sign-in/passkey' });
}

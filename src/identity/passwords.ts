import { AppError } from '#src/lib/errors.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

// A dummy hash with the same cost as real ones, checked when a sign-in names an unknown e-mail.
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Cdx4eFZKJTB7qd6GBdmFXg$W1aAkoadcWev6Pgb0e3ryyPW7jPfzOe5qcR5/Dx9gMY';

// Loaded at the first sign-in: the service starts and serves programs without it.
const argon2 = () => import('@node-rs/argon2');

/**
 * The argon2id hash of a new password (19 MiB, 2 passes, 1 lane: the parameters that OWASP names first).
 * @throws AppError VALIDATION_ERROR on `password` for one that is too short, too long or easily guessed
 */
export async function hashPassword(
  password: string,
  person: { email: string; name: string },
): Promise<string> {
  const fault = faultOf(password, person);
  if (fault !== null) throw new AppError('VALIDATION_ERROR', fault, { field: 'password' });
  const { hash } = await argon2();
  return hash(password.normalize('NFC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a password is the one behind a hash. Without a hash it takes as long and is false. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const { verify } = await argon2();
  const given = password.slice(0, MAX_LENGTH * 4).normalize('NFC');
  const right = await verify(hash ?? DUMMY_HASH, given);
  return hash !== null && right;
}

function faultOf(password: string, person: { email: string; name: string }): string | null {
  const length = [...password].length;
  if (length < MIN_LENGTH) return `Use at least ${MIN_LENGTH} characters; a few words are easy to remember.`;
  if (length > MAX_LENGTH) return `Use at most ${MAX_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5) return 'Use more different characters.';
  const local = person.email.split('@')[0]?.toLowerCase() ?? '';
  if (lower === person.email.toLowerCase() || lower.replace(/\W|\d/g, '') === local.replace(/\W|\d/g, ''))
    return 'Use something that is not your e-mail address.';
  if (/^(password|passwort|qwerty|welcome|letmein|deskhand|[0-9])[\d!@#$%.\s]*$|^(.{1,6})\2+$/.test(lower))
    return 'That is among the first that others would try. Use a few unrelated words.';
  return null;
}

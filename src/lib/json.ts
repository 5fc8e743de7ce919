import { AppError } from './errors.ts';

const MAX_DEPTH = 64;
const NUMBER_PART = /[0-9eE+.-]/;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/**
 * Refuses what JSON.parse accepts or overflows on: nesting deeper than 64, a duplicate key in one object,
 * `__proto__` as a key, and numbers too large for a double.
 */
function rejectUnsafeJson(text: string): void {
  const keys: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (c === 0x22) {
      const start = i;
      i += 1;
      let escaped = false;
      for (; i < text.length && text.charCodeAt(i) !== 0x22; i += 1) {
        if (text.charCodeAt(i) === 0x5c) {
          escaped = true;
          i += 1;
        }
      }
      const seen = keys.at(-1);
      if (expectKey && seen) {
        const raw = text.slice(start, i + 1);
        const key = escaped ? unescaped(raw) : raw.slice(1, -1);
        if (key === '__proto__') throw invalidJson('the key __proto__ is not allowed');
        if (seen.has(key)) throw invalidJson(`the key "${key.slice(0, 60)}" is given twice in one object`);
        seen.add(key);
        expectKey = false;
      }
    } else if (c === 0x7b || c === 0x5b) {
      keys.push(c === 0x7b ? new Set() : null);
      if (keys.length > MAX_DEPTH) throw invalidJson(`nested deeper than ${MAX_DEPTH} levels`);
      expectKey = c === 0x7b;
    } else if (c === 0x7d || c === 0x5d) {
      keys.pop();
      expectKey = false;
    } else if (c === 0x2c) {
      expectKey = Boolean(keys.at(-1));
    } else if (c === 0x2d || (c >= 0x30 && c <= 0x39)) {
      const start = i;
      let exponent = false;
      for (; i + 1 < text.length && NUMBER_PART.test(text.charAt(i + 1)); i += 1) {
        exponent ||= (text.charCodeAt(i + 1) | 0x20) === 0x65;
      }
      // A double holds 308 digits: a shorter plain number cannot overflow.
      if ((exponent || i - start > 300) && !Number.isFinite(Number(text.slice(start, i + 1)))) {
        throw invalidJson('a number is too large');
      }
    }
  }
}

function unescaped(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    throw invalidJson('a key holds an escape that JSON does not know, or is not ended');
  }
}

function invalidJson(why: string): AppError {
  return new AppError('INVALID_REQUEST', `The body is not acceptable JSON: ${why}.`);
}

/** Decodes and parses a request body. Every error is 400 INVALID_REQUEST and says what is wrong. */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw invalidJson('it is not UTF-8');
  }
  return parseJsonText(text);
}

/** As parseJson, for text that is already decoded. */
function parseJsonText(text: string): unknown {
  rejectUnsafeJson(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(
      'INVALID_REQUEST',
      `The body is not valid JSON: ${cause instanceof Error ? cause.message : 'unreadable'}.`,
    );
  }
}

/** The canonical text of a JSON value (RFC 8785: keys in UTF-16 order, ECMAScript numbers, no white space). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

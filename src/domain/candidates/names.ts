import { fold } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';

const PARTICLES = new Set(
  'van von der den de da dos das do del della di du la le el al bin ibn ben bint ter ten zu af av mac st san'.split(
    ' ',
  ),
);

export interface PersonName {
  name: string;
  first_name: string | null;
  last_name: string | null;
}

/**
 * First and last name out of a whole one: the last word is the surname, with the particles before it
 * (`Maria van der Berg` → `Maria`, `van der Berg`). A single word is a first name.
 */
export function splitName(name: string): PersonName {
  const words = name.trim().split(/\s+/);
  let at = words.length - 1;
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return {
    name: words.join(' '),
    first_name: words.slice(0, Math.max(at, 1)).join(' '),
    last_name: at < 1 ? null : words.slice(at).join(' '),
  };
}

export interface GivenName {
  name?: string | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/**
 * The three name fields, in agreement, out of those given. A whole name alone is split; parts alone make the whole;
 * all together must agree. A part left out keeps the one of `before`.
 * @throws AppError VALIDATION_ERROR when there is no name, or the parts are not in it
 */
export function resolveName(given: GivenName, before: PersonName | null): PersonName {
  const { name, first_name, last_name } = given;
  if (name !== undefined && first_name === undefined && last_name === undefined) return splitName(name);
  const first = first_name === undefined ? (before?.first_name ?? null) : first_name;
  const last = last_name === undefined ? (before?.last_name ?? null) : last_name;
  const joined = [first, last].filter((part) => part !== null).join(' ');
  if (name === undefined) {
    if (joined === '') throw invalid('name', 'name: a person needs a name, or first_name and last_name');
    return { name: joined, first_name: first, last_name: last };
  }
  const folded = fold(name);
  for (const [field, part] of [
    ['first_name', first_name],
    ['last_name', last_name],
  ] as const) {
    if (part != null && !folded.includes(fold(part))) {
      throw invalid(field, `${field}: "${part}" is not in name "${name}"; send either, or make them agree`);
    }
  }
  if (first_name === undefined || last_name === undefined) {
    const split = splitName(name);
    return {
      name: split.name,
      first_name: first_name === undefined ? remainder(split.name, last_name, 'first') : first_name,
      last_name: last_name === undefined ? remainder(split.name, first_name, 'last') : last_name,
    };
  }
  return { name: name.trim().replace(/\s+/g, ' '), first_name, last_name };
}

// What a whole name holds beside the part that was given.
function remainder(name: string, part: string | null | undefined, want: 'first' | 'last'): string | null {
  if (part == null) return splitName(name)[want === 'first' ? 'first_name' : 'last_name'];
  const at = name.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return splitName(name)[want === 'first' ? 'first_name' : 'last_name'];
  const rest = want === 'first' ? name.slice(0, at) : name.slice(at + part.length);
  return rest.trim() === '' ? null : rest.trim();
}

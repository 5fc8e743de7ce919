import { fold } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { parseName, surnameAlone } from '../names/index.ts';

export interface PersonName {
  name: string;
  first_name: string | null;
  last_name: string | null;
}

/**
 * Splits a full name into first and last name with the name parser (`Maria van der Berg` → `Maria`, `van der Berg`;
 * `SMITH, Robert` → `Robert`, `Smith`; `Jane Doe, CPA` → `Jane`, `Doe`). The full name stays as written. A single word
 * is a first name.
 */
export function splitName(name: string): PersonName {
  const whole = name.trim().replace(/\s+/g, ' ');
  const { given, surname, titles } = parseName(whole);
  if (given.length === 0 && surname !== null && titles.length > 0)
    return { name: whole, first_name: null, last_name: surname };
  // A name in which the parser finds nothing (`-`) is kept as it is.
  if (given.length === 0) return { name: whole, first_name: surname ?? whole, last_name: null };
  const inOrder = whole.includes(given.join(' ')) ? given.join(' ') : (given[0] ?? whole);
  return { name: whole, first_name: inOrder, last_name: surname };
}

export interface GivenName {
  name?: string | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/**
 * The three consistent name fields, derived from those given. A full name alone is split; parts alone make the full
 * name; all together must agree. A missing part is taken from `before`.
 * @throws AppError VALIDATION_ERROR when there is no name, or the parts are not in it
 */
export function resolveName(given: GivenName, before: PersonName | null): PersonName {
  const { name, first_name, last_name } = given;
  if (name !== undefined && first_name === undefined && last_name === undefined) return splitName(name);
  const first = first_name === undefined ? (before?.first_name ?? null) : first_name;
  const last = last_name === undefined ? (before?.last_name ?? null) : last_name;
  const joined = [first, last].filter((part) => part !== null).join(' ');
  // What stands behind a name is kept in the whole of it alone.
  const alone = (part: string | null): string | null => (part === null ? null : surnameAlone(part, first));
  if (name === undefined) {
    if (joined === '') throw invalid('name', 'name: a person needs a name, or first_name and last_name');
    return { name: joined, first_name: first, last_name: alone(last) };
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
      last_name: alone(last_name === undefined ? remainder(split.name, first_name, 'last') : last_name),
    };
  }
  return { name: name.trim().replace(/\s+/g, ' '), first_name, last_name: alone(last_name) };
}

// The rest of a full name besides the given part.
function remainder(name: string, part: string | null | undefined, want: 'first' | 'last'): string | null {
  const split = splitName(name);
  const [own, other] =
    want === 'first' ? [split.first_name, split.last_name] : [split.last_name, split.first_name];
  if (part == null || (other !== null && fold(other) === fold(part))) return own;
  const at = name.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return own;
  const rest = want === 'first' ? name.slice(0, at) : name.slice(at + part.length);
  return rest.trim() === '' ? null : rest.trim();
}

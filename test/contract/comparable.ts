import type { World } from './world.ts';

/** An answer without what differs between two runs: ids, times, secrets and the names made for a fixture. */
export function comparable(value: unknown, world: World): unknown {
  const known = new Map(Object.entries(world.ids).map(([name, id]) => [id, name]));
  const text = JSON.stringify(value, (key, member) => {
    if (key === 'hidden_by_scope' || key === 'secret_shown') return undefined;
    if (typeof member === 'object' && member !== null && 'untrusted_text' in member)
      return member.untrusted_text;
    return member;
  });
  return JSON.parse(
    text
      .replace(/\b([a-z]+)_[0-9a-z]{24}\b/g, (id, prefix) => known.get(id) ?? `${prefix}_…`)
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replace(/\w+day \d+ \w+ \d{4}, \d\d:\d\d/g, 'MOMENT')
      .replace(/sk_(live|test|trial)_\w+/g, 'KEY')
      .replace(/(whsec|svc_secret)_[\w-]+/g, 'SECRET')
      .replace(/\/(meet|c|r|s|referees|screen|careers|upload)\/[\w-]+/g, '/$1/…')
      .replace(/rooms\.example\/[\w-]{24}/g, 'rooms.example/…')
      .replace(/"hint":"[^"]*"/g, '"hint":"…"')
      .replace(/key …\w+/g, 'key …')
      .replace(/"next_cursor":"[^"]*"/g, '"next_cursor":"…"')
      .replace(/[0-9a-f-]{36}@/g, 'SOMEBODY@')
      .replace(/\bw\d+\b/g, 'FRESH'),
  );
}

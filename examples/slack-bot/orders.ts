import { type Order, Refused } from './desk.ts';

export const HELP = [
  'stage <application> <stage> [reason …]',
  'tag <candidate> <tag,tag>',
  'place <application> [salary=90000 fee_percent=20 start_date=2027-01-11]',
  'run <action> field=value …',
]
  .map((line) => `• \`/desk ${line}\``)
  .concat('A name of several words stands in quotes: `/desk tag "Ana Ruiz" bench`')
  .join('\n');

/**
 * Reads an order out of a slash command's words.
 * @throws Refused with what can be written
 */
export function readOrder(text: string): Order {
  const [verb = '', ...words] = wordsOf(text);
  const [first, second, ...rest] = words;
  if (verb === 'stage' && first !== undefined && second !== undefined) {
    const reason = rest.join(' ');
    return {
      action: 'move_application_stage',
      input: { application_id: first, stage: second, ...(reason === '' ? {} : { reason }) },
    };
  }
  if (verb === 'tag' && first !== undefined && second !== undefined)
    return {
      action: 'update_candidate_tags',
      input: { candidate_id: first, add: [second, ...rest].join(' ').split(',') },
    };
  if (verb === 'place' && first !== undefined)
    return { action: 'create_placement', input: { application_id: first, ...fields(words.slice(1)) } };
  if (verb === 'run' && first !== undefined) return { action: first, input: fields(words.slice(1)) };
  throw new Refused(`I understand:\n${HELP}`);
}

/** Words, with what stands in quotes as one: “Ana Ruiz”, also after a field's name: candidate_id="Ana Ruiz". */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:[“”"][^“”"]*[“”"]|[^\s“”"]|[“”"])+/g)].map(([word]) =>
    word.replaceAll(/[“”"]([^“”"]*)[“”"]/g, '$1'),
  );
}

function fields(words: string[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  let last: string | undefined;
  for (const word of words) {
    const [, name, value] = /^([a-z_]+)=(.*)$/.exec(word) ?? [];
    if (name !== undefined) {
      last = name;
      input[name] = readValue(value ?? '');
    } else if (last === undefined) throw new Refused(`Write field=value, not "${word}".`);
    // Words after a value belong to it: name=Acme Mining.
    else input[last] = `${String(input[last])} ${word}`;
  }
  return input;
}

function readValue(text: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return text === 'true' ? true : text === 'false' ? false : text;
}

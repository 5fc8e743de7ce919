import type { Note } from '../../facets.ts';
import { type Asked, quoted } from './asked.ts';

const FOR = /^s?\s+(?:(?:needed|wanted|required)\s+)?for\s+(?:(?:our|the|a)\s+)?(?:client\s+)?$/iu;

/** Tells of a house for which a trade is wanted, as it may be who hires: "CRAs for Novartis" is read as who is or was there. */
export function tellGivers({ text, anchors, notes }: Asked): Note[] {
  for (const [index, trade] of anchors.entries()) {
    const house = anchors.slice(index + 1).find(({ at }) => at >= trade.end);
    if (trade.facet.kind !== 'role' || house === undefined || house.facet.kind !== 'employer') continue;
    const { strength, when, label } = house.facet;
    if (strength !== 'must' || when !== null || !FOR.test(text.slice(trade.end, house.at))) continue;
    if (notes.some(({ message }) => message.includes(label))) continue;
    return [
      {
        code: 'read_as',
        message: `${quoted(text.slice(trade.at, house.end))}: ${label} was read as where somebody is or was. Leave the name out where the job is theirs.`,
      },
    ];
  }
  return [];
}

const HASTE =
  /(?<![\p{L}])(?:need|needs|needed|want|wants|wanted|require[ds]?|after|looking\s+for|find|get|send)(?:\s+(?:me|us))?\s+[^.;!?\n]{0,80}?(?<!(?:start|starts|starting|available|join|joining|begin|free|in)(?:\s+work)?\s+)(?<haste>asap|a\.s\.a\.p\.?|as\s+soon\s+as\s+possible)(?![\p{L}])/iu;

/** Tells of a hurry that was read as when somebody can begin: "need a controller asap" may be of who asks. */
export function tellHaste({ text, facets, isTold }: Asked): Note[] {
  const haste = HASTE.exec(text)?.groups?.haste;
  const isAsked = facets.some(
    ({ kind, strength, max }) => kind === 'availability' && strength === 'must' && max === 0,
  );
  // "ASAP, only those who are available now": of the people, in other words too.
  const isOfPeople =
    /(?<!\p{L})(?:availab\p{L}*|free|starts?|starting|immediate\p{L}*|join\p{L}*)(?!\p{L})/iu.test(text);
  if (haste === undefined || !isAsked || isOfPeople || isTold(haste)) return [];
  return [
    {
      code: 'read_as',
      message: `${quoted(haste)} was read as who can begin at once. Leave it out where only the search is in a hurry.`,
    },
  ];
}

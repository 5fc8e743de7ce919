import { asksByContent } from '../jobs/index.ts';
import { type Finding, SAYS_LITTLE } from '../moderation/index.ts';
import type { Draft } from './draft.ts';
import { isDutyByForm } from './duty-form.ts';

/** Words of an ad that say nothing of the work: who is sought, on what terms and when, in the languages that ads are drafted in. */
const SAYS_NOTHING =
  /^(?:we|are|our|client|looking|look|for|seeking|seek|need|needs|needed|wanted|want|after|hiring|vacancy|role|job|position|post|someone|somebody|person|people|another|one|two|three|four|new|good|great|the|and|you|your|will|this|that|with|has|have|its|full|part|time|permanent|perm|contract|temporary|temp|fixed|term|start\p{L}*|asap|soon|immediate\p{L}*|now|thats?|really|just|only|also|eves|evenings?|mornings?|nights?|days?|mon|tues?|wed|thu|fri|sat|sun|shop|office|site|branch|here|there|usual|money|sort|know|please|thanks|wir|suchen|eine?[nrm]?|für|und|der|die|das|den|dem|zum|zur|ab|sofort|vollzeit|teilzeit|unbefristet|befristet|nous|recherchons|cherchons|une?|pour|les?|des|temps|plein|partiel|poste|buscamos|para|una|con|los|las|jornada|completa|parcial|indefinido|cerchiamo|per|con|una|tempo|pieno|procuramos|um|uma|wij|zoeken|een|voor|het|met|fulltime|parttime|hybrid|remote|based|area|town|city|year|week|month|hours?|days?|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;
/** So few words of its own say nearly nothing. */
const LEAST_WORDS = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];

/**
 * Whether an ad says nearly nothing beside its title, its place and its terms: no duty, nothing that is asked for and nothing that is offered.
 * @param places the names of the place
 */
export function saysLittle(ad: Draft['ad'], places: readonly (string | null)[]): boolean {
  const text = [ad.headline ?? '', ad.body ?? ''].join('\n');
  const sentences = [...text.split(/(?<=[.!?])\s+|\n+/u), ...ad.bullets].filter((said) => said.trim() !== '');
  if (/^- /mu.test(text)) return false;
  // "The porter keeps the night desk": what whoever has the role does.
  const does = (said: string): boolean =>
    said.toLowerCase().startsWith(`the ${ad.title.toLowerCase()} `) &&
    /^ (?!is |has )\p{Ll}+s /u.test(said.slice(ad.title.length + 4));
  if (sentences.some((said) => isDutyByForm(said) || asksByContent(said) || does(said))) return false;
  const known = new Set([ad.title, ...places].flatMap((said) => wordsOf(said ?? '')));
  const isOwn = (word: string): boolean => !known.has(word) && !SAYS_NOTHING.test(word);
  // What is listed is asked for, done or offered, however short: "CPA".
  if (ad.bullets.some((said) => wordsOf(said).some(isOwn))) return false;
  const own = new Set(sentences.flatMap(wordsOf).filter(isOwn));
  return own.size < LEAST_WORDS;
}

/** The finding about an ad that says nearly nothing; none about any other. */
export function littleIn(ad: Draft['ad'], places: readonly (string | null)[], isUnread: boolean): Finding[] {
  if (!saysLittle(ad, places)) return [];
  const field = ad.body === null ? (ad.headline === null ? 'title' : 'headline') : 'body';
  const words = ad.body ?? ad.headline ?? ad.title;
  return [
    {
      verdict: isUnread ? 'held' : 'look',
      about: SAYS_LITTLE,
      field,
      words,
      start: 0,
      end: words.length,
      reason:
        'The ad says nearly nothing: beside the title and the place it has no duty, nothing that is asked for and nothing that is offered.',
      rewording: 'Say what is done, what is asked for or what is offered',
    },
  ];
}

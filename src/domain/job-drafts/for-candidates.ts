import { type Language, languageOf } from '#src/lib/language.ts';
import {
  type HiddenClient,
  hiddenClientOf,
  inLanguageOf,
  speaksOfSomebody,
  titleWithoutTheClient,
  withoutTheClient,
} from '../ads/index.ts';
import type { Context, WriteContext } from '../context.ts';
import {
  completePipeline,
  countryOfJob,
  isConfidential,
  isDuty,
  type JobView,
  type Opened,
  peopleTold,
  signedLines,
} from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';

const PERSON = /the hiring manager/iu;
const LABELS = /the hiring manager|our client(?:['’]s)?/giu;
/** Fewer words beside whom it names say nothing of the job: "Message from …, school business manager". */
const LEAST_BESIDE_PEOPLE = 6;
const LEAST_BESIDE_CLIENT = 2;

/** "… would be great but Moana will train someone": what goes on with somebody behind what is asked. */
const GOES_ON =
  /,? (?:but|and|as|because|since|so|while|though|aber|und|da|weil|denn|mais|et|car|pero|y|porque|ma|e|perché|maar|en|omdat|want|mas|men|och) (?=\S)/giu;
const LEAST_OF_MAIN = 3;

/** A line without the clauses in which somebody is named; null where nothing is left before them. */
function withoutClauses(said: string, names: (text: string) => boolean): string | null {
  const ends = [...said.matchAll(GOES_ON)].map(({ index }) => index);
  for (const end of ends.toReversed()) {
    const main = said.slice(0, end);
    if (!names(main) && main.split(/\s+/u).length >= LEAST_OF_MAIN) return main;
  }
  return null;
}

const LOOKING: Record<Language, string> = {
  en: 'We are looking for ',
  de: 'Wir suchen ',
  fr: 'Nous recherchons ',
  es: 'Buscamos ',
  it: 'Cerchiamo ',
  pt: 'Procuramos ',
  nl: 'Wij zoeken ',
};
/** "So Gord wants an Arena Ice Technician", "Wietske van Noordzwaluw zoekt een monteur": who asks for somebody, before whom. */
const ASKS_FOR =
  /^((?:(?!we(?!\p{L})|they(?!\p{L}))[^\s,.;:!?]+ ){1,8}?)(?:wants|needs|would like|is (?:looking for|after|hiring)|sucht|braucht|cherche|recherche|busca|necesita|cerca|zoekt|procura) (?=(?:an?|one|two|three|another|\d|eine?[nr]?(?:\/[nr])?|une?|una?|uno|een|um|uma)(?!\p{L}))/iu;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * What of a line of a brief candidates may read: neither who the client is, in any form that its ad hides, nor who works there.
 * @param text the whole brief, which tells who somebody in it is
 * @param client who is not to be named; null where that is not known or the agency hires for itself
 */
export function candidateWords(text: string, client: HiddenClient | null): Opened {
  const language = languageOf(text);
  const people = peopleTold(text).map((name) => name.toLowerCase());
  const tellsOfPeople = (said: string): boolean =>
    (said.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []).some((word) =>
      people.includes(word.replace(/['’]s?$/u, '')),
    );
  const names = (said: string): boolean =>
    PERSON.test(said) || tellsOfPeople(said) || (!isDuty(said) && speaksOfSomebody(said));
  const signed = new Set(signedLines(text).map(lettersOf));
  return (said) => {
    if (signed.has(lettersOf(said))) return null;
    // "Die Traudl": the article went with the name.
    const hidden = withoutTheClient(said, client).replace(
      /(?<!\p{L})(?:der|die|den|dem|la|le|el|il|de) (?=the hiring manager)/giu,
      '',
    );
    const [asks = '', who = ''] = ASKS_FOR.exec(hidden) ?? [];
    const bare = asks !== '' && names(who) ? `${LOOKING[language]}${hidden.slice(asks.length)}` : hidden;
    if (bare === said && isConfidential(said, client?.contacts)) return null;
    const others = (bare.replace(LABELS, '').match(/\p{L}{3,}/gu) ?? []).length;
    const isNamed = bare !== said && /the hiring manager|our client/iu.test(bare);
    if (isNamed && others < (PERSON.test(bare) ? LEAST_BESIDE_PEOPLE : LEAST_BESIDE_CLIENT)) return null;
    if (!names(bare)) return inLanguageOf(bare, language);
    const main = withoutClauses(bare, names);
    if (main !== null) return inLanguageOf(main, language);
    // Whom a record has stands there as the hiring manager.
    return tellsOfPeople(bare) || !PERSON.test(bare) ? null : inLanguageOf(bare, language);
  };
}

/**
 * Drafts what a job lacks of criteria, interview plan and spec, of which candidates read no more than they may.
 * @throws AppError NOT_FOUND
 */
export const completeJob = (ctx: WriteContext, jobId: string): Promise<Job> =>
  completePipeline(ctx, jobId, shownOf);

async function shownOf(
  ctx: Context,
  job: JobView,
): Promise<{ title: string; isNamed: boolean; open: Opened }> {
  const client = await hiddenClientOf(ctx, { ...job, country: countryOfJob(job) });
  return {
    title: titleWithoutTheClient(job.title, client),
    isNamed: client === null,
    open: candidateWords(job.description ?? '', client),
  };
}

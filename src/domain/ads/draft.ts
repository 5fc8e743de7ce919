import { languageOf } from '#src/lib/language.ts';
import {
  briefLines,
  capital,
  correctedText,
  draftPipelineOf,
  isConfidential,
  isForEverybody,
  isFragment,
  readBrief,
  sentencesOf,
  stepsBehind,
  surelyPublicIn,
  tellsProcess,
  wholeOf,
  withoutCosts,
} from '../jobs/index.ts';
import type { Job, JobSpec } from '../jobs/schema.ts';
import { mostPaid, tellsMoreThanPaid } from './above-pay.ts';
import { inAgencyVoice, withoutHowMuch } from './agency-voice.ts';
import { offeredBesidePay, offeredInList } from './beside-pay.ts';
import {
  type HiddenClient,
  tellsStreet,
  withoutClientInList,
  withoutProducts,
  withoutTail,
  withoutTheClient,
} from './client.ts';
import { inLanguageOf } from './client-words.ts';
import { isDutyByForm } from './duty-form.ts';
import { headingsIn } from './headings.ts';
import { headlineOf } from './headline.ts';
import { introOf, withLost } from './intro.ts';
import { tellsOfParty } from './of-a-party.ts';
import { withoutSomebody } from './of-somebody.ts';
import { mayTellHouse, tellsHouse, withoutPartyInList } from './of-the-house.ts';
import {
  isPrivateToBrief,
  isPrivateWhatever,
  mentionsPay,
  withoutContactDetails,
  withoutParts,
  withoutPrivateBrackets,
  withoutWhoLeaves,
} from './public-lines.ts';
import { titleWithoutPay, titleWithoutTheClient } from './public-title.ts';
import type { JobAd } from './schema.ts';
import {
  secretThings,
  thingsKeptOut,
  titleWithoutThings,
  unwantedWords,
  withoutSecretThings,
} from './secret-things.ts';
import { withoutSumAtEnd } from './sum-at-end.ts';
import { headOf, tailOf } from './tail.ts';
import { untoldOf } from './untold.ts';
import { withoutReason } from './without-reason.ts';
import { withoutSpeaker } from './without-speaker.ts';

const MAX_BULLETS = 3;

/** An ad as it is drafted, and the statements of the brief that are no part of it. */
export interface Draft {
  ad: Pick<JobAd, 'title' | 'headline' | 'body' | 'bullets'>;
  left_out: string[];
}

/**
 * Drafts an ad from the job's own statements, ordered for a reader: what is done, asked and offered, in the language of
 * the brief. It never names the client, and leaves out pay and what was written to the recruiter.
 * @param client who must not be named; null where the agency hires for itself
 */
export function draftAd(given: Job, client: HiddenClient | null): Draft {
  const job = { ...given, description: given.description === null ? null : correctedText(given.description) };
  const left = new Set<string>();
  // What the agency charges; its own ads may speak of fees, as its work is.
  const isInside = (line: string): boolean => client !== null && isConfidential(line, client.contacts);
  const language = languageOf([job.title, job.description ?? '', ...specLines(job)].join(' '));
  const hidden = (text: string): string => {
    if (client === null) return text;
    const said = withoutProducts(withoutClientInList(withoutTheClient(text, client)));
    // German writes every noun with a capital.
    return language === 'de' ? said : withoutTail(said);
  };
  const isOfHouse = (said: string): boolean => client !== null && tellsHouse(said);
  const most =
    job.compensation?.base_max ?? mostPaid((job.description ?? '').split('\n').flatMap(sentencesOf));
  const { lines: ownLines, left_out: asides } = briefLines(job.description ?? '', client?.contacts);
  const secret = [
    ...secretThings(asides),
    ...unwantedWords(job.description ?? ''),
    ...thingsKeptOut(job.description ?? ''),
  ];
  const isPublic = surelyPublicIn(job.description ?? '');
  const isKept = (said: string, told = said): boolean =>
    isPrivateWhatever(said) ||
    ((isPrivateToBrief(said) || (client !== null && tellsOfParty(said, job.title))) && !isPublic(told));
  const publicLines = (lines: readonly string[]): string[] =>
    lines.flatMap((told) => {
      const written = client === null ? told : withoutSecretThings(told, secret);
      if (written !== told) left.add(told);
      if (written === null) return [];
      const voiced = inAgencyVoice(withoutPrivateBrackets(withoutSomebody(withoutWhoLeaves(written))));
      const unpaid = mentionsPay(voiced) ? withoutSumAtEnd(voiced) : null;
      if (unpaid !== null) left.add(told);
      const line = unpaid ?? voiced;
      // What was written to the recruiter makes the whole line private; a rate only the part of it that tells it.
      const { shown, kept } =
        tellsMoreThanPaid(line, most) || isKept(line, told) || tellsProcess(line) || saysSlogan(line, client)
          ? { shown: null, kept: [line] }
          : withoutParts(
              line,
              (part) =>
                (mentionsPay(part) && !(isDutyByForm(part) && isPublic(told) && !TELLS_SUM.test(part))) ||
                isInside(part) ||
                isOfHouse(part),
            );
      const unnamed = shown === null ? null : hidden(shown);
      const placeless = unnamed === null || client === null ? null : withoutParts(unnamed, tellsStreet);
      const nameless = placeless === null ? unnamed : placeless.shown;
      for (const street of placeless?.kept ?? []) left.add(street);
      const said = nameless === null ? null : withoutContactDetails(nameless);
      const isLabel = said !== null && saysLabelsAlone(said, nameless !== unnamed);
      for (const part of said === null || isLabel ? [written] : kept) left.add(part);
      return said === null || isLabel ? [] : [inLanguageOf(inAgencyVoice(said), language)];
    });
  // Of a duty or a need that goes on with somebody of the house, what stands before them is the job's own.
  const ownPart = (said: string): string => {
    const main = isKept(said) ? withoutReason(said) : null;
    if (main === null || isKept(main)) return said;
    left.add(said);
    return main;
  };
  // What the client counts as success is not for readers of the ad.
  const facts = { ...job, success_in_90_days: null, client: null };
  const { spec: givenSpec, left_out } =
    job.spec === null
      ? draftPipelineOf(facts, undefined, client?.contacts)
      : { spec: job.spec, left_out: [] };
  // What a cut has left in the spec stands as the brief has it, or not at all.
  const spec = withWhole(givenSpec, ownLines.flatMap(sentencesOf));
  for (const said of left_out) left.add(said);
  const brief = readBrief(job.description, client?.contacts);
  for (const said of [...brief.left_out, ...brief.process, ...brief.unfiled]) left.add(said);
  const headings = headingsIn(language);
  const named = client === null ? job.title : titleWithoutThings(job.title, secret);
  const title = inLanguageOf(titleWithoutPay(titleWithoutTheClient(named, client)), language);
  // "Roofing estimator, Des Moines office" at the head of a list is what the job is.
  const opening = spec.responsibilities.slice(0, 1).filter((said) => beginsWith(said, title));
  const requirements = publicLines(spec.requirements.map(ownPart));
  // A line about pay that the reading of the brief files nowhere may offer more than money.
  const open = ownLines.join('\n');
  // What is done or asked is offered to nobody, whatever of pay stands in it.
  const stated = [...spec.responsibilities, ...spec.requirements, ...spec.nice_to_have];
  const besidePay = publicLines([
    ...payLines(open)
      .filter((line) => !isDutyByForm(line) && !stated.some((said) => holds(line, said)))
      .flatMap(offeredBesidePay),
    ...costsBesidePay(open),
  ]).filter((said) => !requirements.some((asked) => holds(asked, said)));
  const lists = [
    bulletList(headings.does, publicLines(spec.responsibilities.slice(opening.length).map(ownPart))),
    bulletList(headings.asked, requirements.slice(MAX_BULLETS)),
    bulletList(headings.wished, publicLines(spec.nice_to_have).map(withoutHowMuch)),
    bulletList(
      headings.offered,
      distinct([...publicLines(brief.offers.flatMap(({ text }) => offeredInList(text))), ...besidePay]),
    ),
  ].filter((part) => part !== '');
  for (const said of payLines(job.description ?? ''))
    if (![...left].some((one) => one.includes(said) || said.includes(one))) left.add(said);
  // A summary that is drafted of the title and the place alone says nothing beside them.
  const isOfFacts =
    job.description !== null &&
    [job, facts]
      .flatMap((of) => [of, { ...of, title: of.title.replace(/\s*\([^()]*\)/u, '') }])
      .some((of) => draftPipelineOf({ ...of, description: null }).spec.summary === spec.summary);
  // A step that follows on how people are met is one, whatever is done there.
  const steps = stepsBehind(job.description ?? '');
  const own = (said: string): string =>
    withoutSpeaker(withoutPrivateBrackets(withoutSomebody(withoutWhoLeaves(said))));
  const told = isOfFacts ? [] : introOf(spec.summary, brief.intro.map(own));
  // A summary that takes nothing of the brief lacks the sentence that says what the job is.
  const isBare = !told.some((said) =>
    brief.intro.some((one) => one.includes(said) || said.includes(own(one))),
  );
  // What the summary and the reading of it lack of what is surely the job's.
  const lost = brief.intro.filter(
    (said) =>
      (job.spec === null ? isPublic(said) : isForEverybody(said) || (isBare && saysRole(said, title))) &&
      !tellsProcess(said) &&
      !told.includes(own(said)),
  );
  const intro = withLost(told, brief.intro.map(own), lost.map(own))
    .map((said) => steps.reduce(withoutStep, said))
    .filter((said) => said !== '');
  for (const step of steps) left.add(step);
  // What is neither done nor asked nor offered stands in the ad only where it can tell nobody whose it is.
  const filed = [
    spec.responsibilities,
    spec.requirements,
    spec.nice_to_have,
    brief.offers.map(({ text }) => text),
  ].flat();
  const tail = tailOf(job.description ?? '', filed);
  const head = headOf(job.description ?? '', filed, [job.title, job.location?.city ?? '']);
  const placeOf = (said: string): number =>
    (job.description ?? '').indexOf(said.replace(/[.!?…]+$/u, '').slice(0, 40));
  const isInTail = (said: string): boolean => tail !== null && placeOf(said) >= tail;
  const isInHead = (said: string): boolean => placeOf(said) >= 0 && placeOf(said) < head;
  const unled =
    client === null
      ? intro
      : intro.map((said) => (mayTellHouse(hidden(said)) ? withoutPartyInList(said) : said));
  const ofJob = unled.filter(
    (said) =>
      (client === null ||
        isPublic(said) ||
        !(isInTail(said) || isInHead(said) || mayTellHouse(hidden(said)))) &&
      // The title alone is better than no text at all.
      !((intro.length > 1 || lists.length > 0) && isTitle(withoutSecretThings(said, secret) ?? '', title)) &&
      // What stands beside the pay is told under what is offered.
      !besidePay.some((one) => sameWords(said, one.replace(/[.]$/u, ''))) &&
      offeredBesidePay(said).length === 0,
  );
  for (const said of intro) if (!ofJob.includes(said) && !isTitle(said, title)) left.add(said);
  const inProse = (said: readonly string[]): string => distinct(publicLines(said).map(asSentence)).join(' ');
  // That everybody may apply ends an ad; beside a law that it rests on it stays.
  const isLast = (said: string, at: number): boolean =>
    isForEverybody(said) && ![ofJob[at - 1], ofJob[at + 1]].some((other) => CITES_LAW.test(other ?? ''));
  const summary = inProse([...opening, ...ofJob.filter((said, at) => !isLast(said, at))]);
  const closing = inProse(ofJob.filter(isLast));
  // A summary that only repeats the title and location makes no headline.
  const hasSummary = (job.description !== null || job.spec !== null) && !sameWords(summary, title);
  const { headline, rest } = hasSummary ? headlineOf(summary, title) : { headline: null, rest: summary };
  const parts = [rest, ...lists, closing].filter((part) => part !== '');
  // A brief of one sentence is the ad: a line under the title alone says nothing.
  const isLine = parts.length === 0 && requirements.length === 0;
  const ad = {
    title,
    headline: isLine ? null : headline,
    body: parts.length === 0 ? (isLine ? headline : null) : parts.join('\n\n'),
    bullets: requirements.slice(0, MAX_BULLETS),
  };
  const shown = [ad.title, ad.headline ?? '', ad.body ?? '', ...ad.bullets];
  for (const said of untoldOf(ownLines, [...shown, ...left])) left.add(said);
  return { ad, left_out: [...left] };
}

/** A spec of which each sentence is whole: as the brief has it, or left out where it has none. */
function withWhole(spec: JobSpec, sentences: readonly string[]): JobSpec {
  const whole = (said: string): string[] => {
    if (!isFragment(said)) return [said];
    const found = wholeOf(said, sentences);
    return found === null || isFragment(found) ? [] : [found];
  };
  return {
    ...spec,
    summary: sentencesOf(spec.summary).flatMap(whole).join(' '),
    responsibilities: spec.responsibilities.flatMap(whole),
    requirements: spec.requirements.flatMap(whole),
    nice_to_have: spec.nice_to_have.flatMap(whole),
  };
}

// "QC Analyst (Microbiology)." under the title says it again.
function isTitle(sentence: string, title: string): boolean {
  const said = wordsOf(sentence);
  const own = wordsOf(title);
  return own.every((word) => said.includes(word)) && said.length <= own.length + 2 && !/\d/.test(sentence);
}

/** A sentence or several without a step of how people are met. */
function withoutStep(said: string, step: string): string {
  const bare = step.replace(/[.!]+$/u, '');
  const at = said.indexOf(bare);
  if (at < 0) return said;
  return `${said.slice(0, at)}${said.slice(at + bare.length).replace(/^[.!\s]+/u, '')}`.trim();
}

/** A sum or a rate, beside which a duty like "process the weekly pay" tells what is paid. */
const TELLS_SUM =
  /[$£€¥]|\d\s?k(?!\p{L})|(?<!\p{L})(?:(?:an?|per|each) (?:hour|day|week|month|year)|salary|base|rates?|bill|charge)(?!\p{L})/iu;

/** What rests on a law that it cites. */
export const CITES_LAW =
  /(?<!\p{L})(?:act|law|statute|section|exempt\p{L}*|schedule|agg|gesetz\p{L}*|code|loi|ley|legge|d\.? ?lgs|wet|awgb|article|artículo|art|s\.? ?\d+)(?!\p{L})|§/iu;

const beginsWith = (said: string, title: string): boolean => {
  const own = wordsOf(title);
  return wordsOf(said)
    .slice(0, own.length + 2)
    .join(' ')
    .includes(own.join(' '));
};

/** Whether a sentence names the role by all words of its title, but for what stands there in brackets. */
const saysRole = (said: string, title: string): boolean => {
  const own = wordsOf(title.replaceAll(/\([^()]*\)/gu, ''));
  const words = new Set(wordsOf(said));
  return own.length > 0 && own.every((word) => words.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

// Of "Vertex, level 9, 220 St Georges Terrace, Perth" the client and the town are left.
function saysLabelsAlone(said: string, isCut: boolean): boolean {
  const bare = said
    .replace(/our client(?:[’']s)?|the hiring manager/giu, '')
    .replace(
      /(?<!\p{L})(?:at|from|of|for|with|in|and|here|again|the|der|die|das|hier|nochmal|wieder|von|vom|le|la|ici|de|du|el|aquí|il|qui|het|met|hier)(?!\p{L})/giu,
      '',
    );
  return (
    /our client|the hiring manager/iu.test(said) && (bare.match(/\p{L}{2,}/gu) ?? []).length < (isCut ? 2 : 1)
  );
}

/** `Deb "your crown is our business" Vander Ploeg`: what a house says of itself, beside who it is. */
const saysSlogan = (line: string, client: HiddenClient | null): boolean =>
  client !== null &&
  /[“"„«][^“”"„«»]{8,80}[”"“»]/u.test(line) &&
  /our client|the hiring manager/iu.test(withoutTheClient(line, client));

/** What stands as a sentence in the text: with a capital, and an end. */
const asSentence = (said: string): string => {
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?:…”")]$/u.test(begun) ? begun : `${begun}.`;
};

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

const distinct = (lines: readonly string[]): string[] => [...new Set(lines)];

const specLines = ({ spec }: Job): string[] =>
  spec === null ? [] : [spec.summary, ...spec.responsibilities, ...spec.requirements];

/** What a brief says of pay, which the reading of it files nowhere. */
const payLines = (description: string): string[] =>
  description
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((line) => line.replace(/^[\s\-*•]+/, '').trim())
    .filter(mentionsPay);

/** "15.20 an hour. staff house available €90 a week": what is to be had for money stands beside the pay, and is none. */
const costsBesidePay = (description: string): string[] =>
  description.split(/\n+/).flatMap((line) => {
    const said = line.split(/(?<=[.!?])\s+/);
    return said.some(mentionsPay)
      ? said.filter((one) => withoutCosts(one) !== one && !mentionsPay(one)).map(capital)
      : [];
  });

const sameWords = (a: string, b: string): boolean =>
  a.replace(/[\s.]+$/, '').toLowerCase() === b.toLowerCase();

function bulletList(heading: string, lines: string[]): string {
  return lines.length === 0
    ? ''
    : `**${heading}**\n\n${lines.map((line) => `- ${capital(line)}`).join('\n')}`;
}

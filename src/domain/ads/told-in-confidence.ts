import { isFreeMail } from '#src/lib/mailbox.ts';
import { allMailboxes } from '../accounts/people.ts';
import { reachIn } from '../anonymity/index.ts';
import type { Context } from '../context.ts';
import { ACCESS_CODE, type Finding } from '../moderation/index.ts';
import { isHours } from './words-of-trade.ts';

type Texts = Iterable<readonly [field: string, text: string | null | undefined]>;

const NAMED = String.raw`(?!(?:Nobody|Nothing|Everyone|Everybody|Someone|Who|What|This|That|It|I|You|We|They|Here|There|Work|Time|One|All|Some|Most|Each)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?`;
const HOLDER = String.raw`(?:[Oo]ur|[Tt]he|[Mm]y) (?:current|present|outgoing|existing|previous|last|former) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+`;
const SOMEBODY = `(?<!\\p{L})(?:${NAMED}|${HOLDER}|[Hh]e|[Ss]he)`;

/** What a client tells its recruiter of its people and plans, in sentences that no applicant is meant to read. */
const CONFIDENCES: readonly RegExp[] = [
  ACCESS_CODE,
  // Who goes, and how.
  new RegExp(
    String.raw`${SOMEBODY}(?:,? who)?(?: is|['’]s| will be| was| has been| got)(?: being| been| just| now)? (?:leaving|resigning|quitting|fired|sacked|let go|dismissed|managed out|pushed out|performance[- ]managed|stepping down|on (?:stress|sick|gardening) leave|underperforming|burnt out)(?!\p{L})`,
    'u',
  ),
  /\bwho (?:is|was|will be|has been|just) (?:leaving|resigning|fired|sacked|let go|dismissed|managed out|pushed out|resigned|quit|walked out)\b/u,
  /\b(?:handed|handing|gave|given|giving|put|putting) in (?:his|her|their) notice\b|\b(?:gave|given|handed) notice\b(?! to)|\bhas (?:just )?resigned\b/u,
  // Who must not hear of it.
  /\b(?:nobody|no one|none of (?:the )?(?:team|staff|them|others)) (?:else )?(?:here |inside |internally )?(?:knows?|has been told|is aware)(?: (?:about|of) (?:it|this|that))?(?: yet)?(?=\s*(?:[.,;!)]|$)|\s+yet\b)|\b(?:he|she|they|staff|(?:the|our) (?:team|staff|board|landlord|bank)) (?:do|does)(?:n['’]t| not) know(?: (?:about|of) (?:it|this|that))?(?: yet)?(?=\s*(?:[.,;!)]|$))|\b(?:have|has)(?:n['’]t| not) (?:yet )?(?:told|announced|informed) (?:it|this|them|him|her|the (?:team|staff|board)|staff)\b|\b(?:not|isn['’]t|hasn['’]t been|is not) (?:yet )?(?:announced|public knowledge)\b/iu,
  /\b(?:keep|keeping) (?:it|this|that) (?:quiet|hush|under wraps|to yourself|between us|secret|confidential)\b|\boff the record\b|\bbetween (?:us|ourselves|you and me)(?=\s*(?:[.,:;!)–-]|$))|\b(?:do not|don['’]t|never) (?:tell|mention (?:it|this|that) to) (?:him|her|them|anyone|anybody|the (?:team|staff)|\p{Lu}\p{Ll}+)\b|\bfor your (?:eyes|ears) only\b/iu,
  /(?<!\p{L})(?:wei(?:ß|ss) (?:es )?noch niemand|noch nicht (?:spruchreif|bekannt|öffentlich)|hat gekündigt|verlässt uns|behalt(?:e|en sie) (?:das|es) für|personne ne (?:le )?sait|pas encore annoncé|a démissionné|gardez (?:ça|cela) pour|nadie lo sabe|que no se entere|aún no se ha anunciado|ha dimitido|nessuno lo sa|resti tra (?:di )?noi|si è dimess[oa]|weet (?:het )?nog niemand|nog niet bekend|blijft onder ons|heeft ontslag genomen|ninguém sabe|ainda não foi anunciado|pediu demissão)(?!\p{L})/iu,
  // What the agency and the house have agreed.
  /\b(?:your|agency|placement|recruitment) (?:fee|margin|rebate)\b(?! (?:is|are) (?:never|not)\b)(?=[^.]{0,30}\d)|\b(?:other|another|rival|three|two) (?:agenc(?:y|ies)|recruiters?) (?:is|are|have|has|had|sent|working)\b/iu,
];

/**
 * What an ad tells of the client's people and plans, and numbers and mailboxes that are not the agency's own. Who writes for the agency may
 * have a reason to print either, so that a person who does is told; what a program or a rule would publish waits.
 */
export async function confidencesIn(ctx: Context, texts: Texts, isUnread: boolean): Promise<Finding[]> {
  const verdict = isUnread ? 'held' : 'look';
  const all = [...texts];
  const reach = all.flatMap(([field, text]) =>
    reachIn(text ?? '')
      .filter(({ text: said }) => said.includes('@') || !(isShort(said) || isHours(said)))
      .map((span) => ({ field, span })),
  );
  const own = reach.some(({ span }) => span.text.includes('@'))
    ? await ownMailDomains(ctx)
    : new Set<string>();
  return [
    ...all.flatMap(([field, text]) =>
      toldIn(text ?? '').map((at) => finding('confidence', field, at, verdict)),
    ),
    ...reach
      .filter(({ span }) => !own.has(domainOf(span.text)))
      .map(({ field, span: { start, end, text: words } }) =>
        finding('contact_details', field, { start, end, words }, verdict),
      ),
  ];
}

interface At {
  words: string;
  start: number;
  end: number;
}

const REASONS = {
  confidence: {
    reason: 'This tells the public what the client tells its agency.',
    rewording: 'Leave it out',
  },
  contact_details: {
    reason: 'This is a number or an address that is not known to be the agency’s.',
    rewording: 'Say how to apply without it, or give an address of the agency',
  },
};

const finding = (about: keyof typeof REASONS, field: string, at: At, verdict: 'held' | 'look'): Finding => ({
  ...{ verdict, about, field, ...at, ...REASONS[about] },
});

/** The sentences of a text that were meant for the recruiter alone. */
const toldIn = (text: string): At[] =>
  [...text.matchAll(/[^\n.!?]+(?:[.!?](?=\S)[^\n.!?]*)*/gu)]
    .filter(({ 0: said }) => CONFIDENCES.some((pattern) => pattern.test(said)))
    .map(({ 0: said, index }) => {
      const words = said.trim();
      const start = index + said.indexOf(words);
      return { words, start, end: start + words.length };
    });

// The number of a file or a vacancy is seldom longer.
const isShort = (said: string): boolean => {
  const digits = said.replace(/\D/gu, '').length;
  return digits > 0 && digits < 8;
};

const domainOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf('@') + 1).toLowerCase();

// A mailbox that anybody may have says nothing of the others of its house.
const ownMailDomains = async (ctx: Context): Promise<Set<string>> =>
  new Set((await allMailboxes(ctx)).filter((mailbox) => !isFreeMail(mailbox)).map(domainOf));

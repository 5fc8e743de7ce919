import { isGiven } from '../names/index.ts';
import { headsSecretSearch, sentencesBeside, withoutAside } from './asides.ts';
import { goesOnTelling, isPlainlyOfJob } from './beside-secrets.ts';
import { headingOf, labelOf } from './brief-headings.ts';
import { withoutClausesWithin } from './clauses-within.ts';
import { corrected } from './corrections.ts';
import { isInsideLabel } from './heading-words.ts';
import { asksForSecrecy, headsForRecruiter, isBareHead } from './in-confidence.ts';
import { withoutMailFrame } from './mail-frame.ts';
import { withPauses } from './pauses.ts';
import { plainlyPrivateIn } from './plainly-private.ts';
import { withoutSending } from './sent-profile.ts';
import { withoutSetApart } from './set-apart.ts';
import { withoutMarkedBrackets, withoutPrivateSigns } from './signs-of-lines.ts';
import { withoutThinkingAloud } from './spoken.ts';
import { surelyPublicIn } from './surely-public.ts';
import { sentencesOf, textLines } from './text-lines.ts';
import { withoutForgotten, withoutRather, withoutTakenBack } from './to-forget.ts';
import { wholeHead } from './whole-headings.ts';

/** "On top – furnished flat", "Preferred - molecular background.": a dash behind what heads a line or a sentence. */
const DASHED = /(?<=^|[.!?]\s+)(\p{L}[\p{L} ’'-]{1,30}?)\s+[–—-]\s+(?=\S)/gu;
const HEADED: ReadonlySet<string> = new Set([
  'responsibilities',
  'requirements',
  'nice_to_have',
  'offers',
  'terms',
]);

/** "Plus = produce or cold chain": a sign as good as a colon. */
const EQUALS = /^(\p{L}[\p{L} ’'-]{1,30}?)\s*=\s*(?=\S)/u;

const NEEDS = /^[-*•]?\s*(?:needs?|must(?:[ -]?haves?)?s?|requires?|required|essentials?)\s*:/iu;
const WANTS = /^([-*•]?\s*)wants?\s*:/iu;
/** "NEED: two years on the line. WANT: oyster shucking": beside what is needed, what is wanted is wished for. */
const wishedBesideNeeds = (lines: readonly string[]): string[] =>
  lines.some((line) => NEEDS.test(line))
    ? lines.map((line) => line.replace(WANTS, '$1Nice to have:'))
    : [...lines];

/** "EEO: Equal opportunity employer": what the label says is said behind it. */
const OF_EVERYBODY = /^(?:eeo|eoe|eeoc|eo|edi)(?: statement)?\s*:\s*(?=\S)/iu;

const withColon = (line: string): string =>
  line
    .replace(OF_EVERYBODY, '')
    .replace(EQUALS, (said, head: string) => (HEADED.has(wholeHead(head) ?? '') ? `${head}: ` : said))
    .replace(DASHED, (said, head: string) => (HEADED.has(wholeHead(head) ?? '') ? `${head}: ` : said));

/**
 * The lines of a brief that speak of the job, and what beside them was told to the recruiter alone.
 * @param contacts the whole names of the client's contacts: a paragraph below the job that begins with one tells what they said
 */
export function briefLines(
  text: string,
  contacts: readonly string[] = [],
): { lines: string[]; left_out: string[] } {
  const apart = withoutSetApart(textLines(text));
  const asked = asItIsNow(withoutMailFrame(apart.lines.map(withoutLead)));
  const isPublic = surelyPublicIn(text);
  const withoutPlainlyPrivate = plainlyPrivateIn(text);
  const unmarked = withoutMarkedBrackets(asked.lines);
  const signed = withoutPrivateSigns(unmarked.lines, isPublic);
  const left_out: string[] = [...apart.told, ...asked.told, ...unmarked.told, ...signed.told];
  const given = signed.lines.flatMap(beforeHeading);
  const inside = insideFrom(given);
  // Among what is for the recruiter alone a line may say what the job is.
  const ofJob = given
    .slice(inside.from, inside.to)
    .map((line) => sentencesOf(line).filter(isPublic).join(' '));
  left_out.push(...given.slice(inside.from, inside.to).filter((line, at) => line !== ofJob[at]));
  // No rule takes a sentence that surely belongs into the ad for one that is told the recruiter alone.
  const withPublic = (kept: string, line: string): string => {
    const lost = sentencesOf(line).filter((one) => isPublic(one) && !kept.includes(one));
    for (const one of lost) if (left_out.includes(one)) left_out.splice(left_out.indexOf(one), 1);
    return [kept, ...lost].filter((one) => one !== '').join(' ');
  };
  const said = wishedBesideNeeds([
    ...given.slice(0, inside.from),
    ...ofJob.filter((line) => line !== ''),
    ...given.slice(inside.to),
  ])
    .flatMap(atLabels)
    .map((line) => wantedBy(line.replace(TOLD_BY, '')));
  const lines = said.flatMap((line, at) => {
    // "REQ 2217", "Ref: KL/88": what the house files it under.
    if (
      /^(?:req(?:uisition)?|ref(?:erence)?|job|vacancy|position)\W*(?:no\.?|id|code|number|#)?\W*[\p{L}\d/-]*\d[\p{L}\d/-]*$/iu.test(
        line,
      )
    ) {
      left_out.push(line);
      return [];
    }
    if (isInsideLabel(line) && !headsSecretSearch(line)) {
      left_out.push(line);
      return /:\s*$/u.test(line) ? [line] : [];
    }
    const { open: beside, aside, isSecret } = withoutAside(line);
    if (aside !== '') left_out.push(aside);
    // What a first line says is of the job, whatever stands beside it.
    const isOfContact =
      at >= LEAST_BEFORE && contacts.some((name) => name !== '' && line.startsWith(`${name} `));
    const isOfBoth = at < FIRST_SECRET || !(isSecret || isOfContact);
    const open = isOfBoth ? beside : withoutTelling(beside, left_out);
    const told = withPublic(withoutClausesWithin(withoutThinkingAloud(open), left_out), line);
    const ofAll = at === 0 ? told : withoutPlainlyPrivate(told, left_out);
    return ofAll === '' ? [] : [withColon(ofAll)];
  });
  const secrets = left_out.flatMap(secretsIn);
  const open = secrets.length === 0 ? lines : lines.map((line) => withoutSecrets(line, secrets, left_out));
  return { lines: open.filter((line) => line !== ''), left_out };
}

/**
 * "You lead a team of six. Requirements:" is a sentence and the heading of what follows, which stays the job's where the sentence is
 * for the recruiter alone.
 */
function beforeHeading(line: string): string[] {
  const [, said, heading] =
    /^(.+(?:(?<!(?<!\p{L})(?:bzw|ca|evtl|inkl|ggf|usw|max|min|approx|incl|env|aprox|circa|z\.b|o\.ä|d\.h))\.|[!?…)]|\s[–—-]))\s+(\p{L}[^.!?:]{2,40}:)$/u.exec(
      line,
    ) ?? [];
  const known = heading === undefined ? null : headingOf(heading);
  return said === undefined || heading === undefined || known === null || known.isUnknown === true
    ? [line]
    : [said.replace(/\s[–—-]$/u, ''), heading];
}

/** "Mossy says: greenkeeper wanted": who told it, before what was told. */
const TOLD_BY =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)? (?:says|said|writes|wrote|wants|asks|rang|called)\s*[:–-]\s+(?=\S)/u;

/** "Sucht Polymechaniker, 80-100 %", "Cherche une assistante": a note of who is wanted, without who wants them. */
const NOTED: readonly (readonly [RegExp, string])[] = [
  [
    /^[Ss]ucht (?=(?:(?:ab sofort|dringend|wieder|noch|aktuell|per sofort) )*(?:eine?[nr]? )?(?:\p{Ll}+e[nrs]? )?\p{Lu}\p{Ll}{2})/u,
    'Wir suchen ',
  ],
  [/^(?:[Cc]herche|[Rr]echerche) (?=(?:une?(?:\(e\))?|deux|trois|\d) \p{L})/u, 'Nous recherchons '],
  [/^(?:[Bb]usca|[Nn]ecesita)n? (?=(?:una?|dos|tres|\d) \p{L})/u, 'Buscamos '],
  [/^[Cc]erca(?:no)? (?=(?:un[oa]?|due|tre|\d) \p{L}|un[’'])/u, 'Cerchiamo '],
  [/^[Zz]oek(?:t|en) (?=(?:een|twee|drie|\d) \p{L})/u, 'Wij zoeken '],
];
const noted = (line: string): string => {
  const found = NOTED.find(([pattern]) => pattern.test(line));
  return found === undefined ? line : line.replace(found[0], found[1]);
};

/** "Tiler needed, got your number off the merchant": how somebody came to the recruiter. */
const CAME_BY =
  /(?:,|\s[–—-])\s*(?:(?:and|as) )?(?:i(?:['’]ve)? |we(?:['’]ve)? )?(?:(?:got|had|was given|were given|found|took) (?:your|yr|ur) (?:number|name|details|card|e-?mail)|(?:you were|you come|you came) (?:highly )?recommended|saw your (?:ad|site|website|sign|card)) ?(?:off|from|through|by|on|at|in)? [^,.;!?]{2,60}(?=[,.;!?]|$)/giu;

/** A line of several sentences in quotation marks, as somebody dictated it: a motto is one. */
const DICTATED = /^["“„«]([^“”"„«»]{10,}[.!?]\s+(?:[^\s“”"„«»]+\s+){3}[^“”"„«»]*)[”"“»]$/u;

const withoutLead = (line: string): string =>
  withoutSending(noted(line.replace(DICTATED, '$1')))
    .replaceAll(CAME_BY, '')
    .replace(IN_HASTE, (said: string, greeting: string | undefined) =>
      greeting === undefined && said.split(/\s+/u).length > MOST_OF_HASTE ? said : '',
    )
    .replace(FOR_AGENCY, '')
    .replace(APPROVED, 'We are looking for ')
    .replace(LED_IN, (_said, letter: string) => letter.toUpperCase());

/** "gotta run so quick one, …", "kurz zwischen Tür und Angel: …", "even snel want ik moet zo weg.": that somebody has little time, before the job. */
const IN_HASTE =
  /^((?:hi|hey|hiya|hello|yo|hallo|moin|servus|hoi|salut|bonjour|hola|buenas|ciao)(?: (?!need|want|look|we|i|gotta|just|quick|even|kurz)\p{L}+){0,2}[,!]?\s+)?(?:(?:sorry|just|ok(?:ay)?|so|right),? )*(?:(?:i(?:['’]ve)? ?)?gotta (?:run|dash|go|fly|shoot|jump|leave|rush)(?: (?:in|at) \p{L}+(?: min\p{L}*)?)?(?:,? (?:so|but|and))?(?: (?:this is )?(?:a )?(?:very |real |super )?(?:quick(?: one| note| message|ly)?|short(?: one| note)?|brief(?:ly)?|(?:i(?:['’]ll)? )?(?:will )?(?:keep|make|making) (?:it|this) (?:quick|short|brief)))?|(?:i(?:['’]ve)? ?)?(?:got to|have to|must|need to) (?:run|dash|go|fly|shoot|jump|leave|rush)(?: (?:in|at) \p{L}+(?: min\p{L}*)?)?(?:,? (?:so|but|and))?(?: (?:this is )?(?:a )?(?:very |real |super )?(?:quick(?: one| note| message|ly)?|short(?: one| note)?|brief(?:ly)?|(?:i(?:['’]ll)? )?(?:will )?(?:keep|make|making) (?:it|this) (?:quick|short|brief)))|(?:a |just a )?(?:very |real |super )?quick (?:one|note|message|brief)(?: (?:as|cos|because|since|before) [^,:;.–]{3,40}| from [^,:;.–]{3,30})?|(?:on|from) my (?:lunch|break|phone|way)(?: [^,:;.–]{1,20})?,? so (?:sorry for|excuse|forgive) (?:the |any )?(?:typos|spelling|mistakes|brevity)|(?:nur )?(?:ganz )?(?:kurz|schnell)(?:,)? (?:zwischen tür und angel|weil ich (?:gleich |jetzt )?(?:los|weg|in ein\p{L}* \p{L}+) muss)|(?:nog )?(?:even|heel) (?:snel|kort)(?:,? want ik moet (?:zo |nu |snel )?(?:weg|rennen|door))?|(?:vite fait|je fais vite|en vitesse)(?: car [^,:;.–]{3,40})?|(?:rapidito|deprisa|voy con prisa|que me pillas \p{L}+)(?: que [^,:;.–]{3,40})?|di corsa(?: che [^,:;.–]{3,40})?)\s*(?:[,:;.–]|\s-)\s*(?=\p{L}{2})/iu;
/** Of a longer one more is said than that. */
const MOST_OF_HASTE = 16;

/** "CATERING MANAGER – information for the agency": for whom it is written, behind what it is about. */
const FOR_AGENCY =
  /(?=\s*(?:\s[–—-]|,|\())(?<=^\p{L}[^.:!?]{3,60}?)\s*(?:\s[–—-]|,|\()\s*(?:information|details|brief(?:ing)?|notes?|spec(?:ification)?|particulars|infos?|angaben|informations|información|informatie) (?:for|für|pour|para|voor) (?:(?:the|our|your|die|unsere|l[’']|la|het|de) ?)?(?:(?:recruitment|staffing) )?(?:agency|agencies|recruiters?|consultants?|agentur|personalvermittlung|agence|agencia|bureau)\)?$/iu;

/** "Following our conversation I can confirm we have sign-off for a Payroll Manager": what was decided before somebody was sought. */
const APPROVED =
  /(?:^|(?<=[.!?]\s))(?:(?:following|further to|after|as per|per) (?:our|my|your|the) [^,.;:]{3,40}?,? )?(?:(?:i|we)(?: am| are|['’]m|['’]re| can| would like to| wanted to| write to)*(?: now| happy to| pleased to| delighted to| glad to| able to| writing to)* (?:confirm|say|tell you|let you know|advise|report)(?: you)?(?: that)? )?(?:we|i)(?: now| finally| just)?(?:['’]ve| have| had)?(?: now| finally| just| been)* (?:have |got |had |received |given )?(?:(?:final|budget|board|full|formal|the) )*(?:sign[- ]?off|approval|the go[- ]ahead|clearance|authori[sz]ation|permission|green light|headcount)(?: through)? (?:for|to (?:recruit|hire|appoint|advertise(?: for)?|take on|look for)) (?=(?:an?|one|two|three|four|\d|another)(?!\p{L}))/iu;

/** "As per our chat - bench joiner for Bodmin", "Suite à notre échange, nous recherchons …": what leads to the job and says nothing of it. */
const LED_IN =
  /^(?:(?:hi|hello|hey|dear|hallo|moin|guten tag|dag|hoi|bonjour|hola|ciao)(?: \p{L}+){0,3},\s+)?(?:as (?:per our (?:\p{L}+ )?(?:chat|call|conversation|catch-?up|email)|discussed|promised|agreed|requested|mentioned)(?: (?:yesterday|today|earlier|this morning|on the phone|on \p{Lu}\p{L}+))?|further to our (?:\p{L}+ )?(?:chat|call|conversation)|following (?:on from |up on )?our (?:chat|call|conversation)|wie (?:\p{L}+ ){0,3}?(?:besprochen|vereinbart|angekündigt|abgesprochen)|kurz und (?:schmerzlos|knapp)|(?:suite à|après) notre (?:échange|appel|coup de (?:fil|téléphone)|discussion|conversation|entretien|visio)(?: téléphonique| d[’']hier| de \p{L}+)?|comme convenu|como (?:hablamos|comentamos|quedamos)|come (?:d[’']accordo|anticipato)|(?:zo)?als (?:net |zojuist |gisteren |vandaag |telefonisch )*(?:besproken|afgesproken|beloofd|gebeld|aan de telefoon(?: gezegd)?)|conforme (?:falamos|combinado))\s*(?:[,:]|\s[–—-])\s+(\p{L})/iu;

/** "Priya wants a dental nurse for Selby": who wants somebody, as the agency says it. */
function wantedBy(line: string): string {
  const [said = '', name = ''] = WANTS_ONE.exec(line) ?? [];
  return said !== '' && isGiven(name.toLowerCase()) ? `We are looking for ${line.slice(said.length)}` : line;
}
const WANTS_ONE =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’-]+)? (?:wants|needs|would like|is (?:looking for|after|hiring)) (?=(?:an?|two|three|another|\d) (?!\p{L}+ (?:to know|about)|chat|call|word|quick|reply|answer|update|cv|shortlist)\p{L})/u;

/** "Vacancy: Site Foreman. Location: Kathu. Duties: …": the fields of a form in one line, each on its own. */
function atLabels(line: string): string[] {
  if (/^(?:[-*•]|\d{1,2}[.)])\s/u.test(line)) return [line];
  const parts = line.split(/(?<=[.;|])\s+(?=\p{Lu}[\p{L} /&-]{2,25}:\s)/u);
  const isForm =
    parts.length > 2 ||
    (parts.length > 1 && wholeHead(/^[^:]{2,30}(?=:\s)/u.exec(parts[0] ?? '')?.[0] ?? '') !== undefined);
  return isForm && parts.slice(1).every((part) => wholeHead(/^[^:]+/u.exec(part)?.[0] ?? '') !== undefined)
    ? parts.map((part) => part.replace(/[;|]$/u, ''))
    : [line];
}

/** No paragraph for the recruiter stands before this one. */
const FIRST_SECRET = 2;

/** What a paragraph in which something was told in confidence says of the job. */
function withoutTelling(beside: string, left_out: string[]): string {
  const said = sentencesBeside(beside);
  // Where most of it is no more of the job than what was told, what is doubtful was told with it.
  const plain = said.filter(isPlainlyOfJob);
  const telling =
    plain.length * 2 < said.length
      ? said.filter((sentence) => !plain.includes(sentence))
      : said.filter(goesOnTelling);
  if (telling.length > 0) left_out.push(telling.join(' '));
  return said.filter((sentence) => !telling.includes(sentence)).join(' ');
}

/** So many lines stand before a head that speaks of what follows it, and not of the whole brief. */
const LEAST_BEFORE = 3;

/** More words than a head has. */
const MOST_OF_SECRET_HEAD = 7;

/** "INTERNAL, DO NOT POST", "NON DIRE" before a list: a line that says nothing but that what follows is to be kept. */
function isWholeHead(line: string, next: string | undefined): boolean {
  if (next === undefined || line.split(/\s+/u).length > MOST_OF_SECRET_HEAD || BULLET.test(line))
    return false;
  const isSet =
    (line === line.toUpperCase() && /\p{Lu}{3}/u.test(line)) || /:$/u.test(line) || BULLET.test(next);
  if (!isSet) return false;
  const { open, aside, isSecret } = withoutAside(line);
  // "NOTES TO AGENCY (NOT FOR POSTING)".
  const isOfAgency = aside !== '' && isInsideLabel(`${open.trim()}:`);
  return (isSecret && open === '') || isOfAgency || SAYS_TO_KEEP.test(line);
}
const BULLET = /^[-–—*•·]\s/u;
const SAYS_TO_KEEP =
  /^\W*(?:private|priv[ée]|privado|privato|privat|secret|geheim|segreto|no (?:decir|publicar|mencionar|contar)|não (?:dizer|publicar|mencionar|contar)|säg (?:inte|ej|inget)|sig ikke|si ikke|nie mówić)\W*$/iu;

/** Which lines stand under one that says that they are for the recruiter alone, up to the next heading of the job: "Recruiter eyes only", "Sensitive!!". */
function insideFrom(lines: readonly string[]): { from: number; to: number } {
  const from = lines.findIndex(
    (line, at) =>
      at >= LEAST_BEFORE &&
      (isBareHead(line) ||
        isWholeHead(line, lines[at + 1]) ||
        (KEEPS_REST.test(line) && (headsForRecruiter(line) || asksForSecrecy(line)))),
  );
  if (from < 0) return { from: lines.length, to: lines.length };
  const next = lines.findIndex((line, at) => at > from && OF_JOB.has(labelOf(line) ?? ''));
  return { from, to: next < 0 ? lines.length : next };
}

const OF_JOB: ReadonlySet<string> = new Set([...HEADED, 'intro']);

/** "The rest is not for the posting", "from here on for you only": it speaks of all that comes, and not of its own line. */
const KEEPS_REST =
  /^\W*(?:the )?(?:rest(?: of (?:this|it))?|remainder|everything (?:below|from here)|(?:from )?here on|all (?:of it )?from here)(?!\p{L})(?! day|room)/iu;

/** "The butter line isn't public yet, so leave that word out": what must not be told is called by its name. */
const SECRET =
  /(?:^|[.!?;] )(?:[Tt]he|[Oo]ur|[Tt]his) ([\p{L}-]+(?: [\p{L}-]+){0,2}) (?:is|are|has|have)(?:n['’]t| not)(?: yet)?(?: been)? (?:public|announced|common knowledge|out yet)/gu;

const secretsIn = (aside: string): string[] =>
  [...aside.matchAll(SECRET)].map(([, name = '']) => name.toLowerCase());

// The piece that names it goes, and the sentence where it is no piece of a list.
function withoutSecrets(line: string, secrets: readonly string[], left_out: string[]): string {
  const names = (said: string): boolean => secrets.some((secret) => said.toLowerCase().includes(secret));
  if (!names(line)) return line;
  return sentencesOf(line)
    .map((sentence) => {
      if (!names(sentence)) return sentence;
      const pieces = sentence.split(/,\s+/u);
      const open = pieces.filter((piece) => !names(piece));
      left_out.push(open.length > 1 ? pieces.filter(names).join(', ') : sentence);
      if (open.length < 2) return '';
      const said = open.join(', ');
      return /[.!?]$/u.test(said) ? said : `${said}.`;
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The lines of a brief without what their writer takes back, and what says so. */
function asItIsNow(lines: readonly string[]): { lines: string[]; told: string[] } {
  const { lines: changed, told } = corrected(lines);
  const taken = withoutTakenBack(changed.map(withoutRather));
  const forgotten = taken.lines.map(withoutForgotten);
  return {
    lines: forgotten.map(({ open }) => open).filter((line) => line !== ''),
    told: [...told, ...taken.told, ...forgotten.flatMap((one) => one.told)],
  };
}

/** A brief as it reads with what its writer says is other now; as it is where nothing is. */
export function correctedText(spoken: string): string {
  const text = spoken.split('\n').map(withPauses).join('\n');
  const { lines, told } = asItIsNow(withoutMailFrame(textLines(text)));
  return told.length === 0 ? text : lines.join('\n');
}

/** What is written in haste and what it is read as differ in signs alone: "hes", "he's". */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether a sentence of a brief, as it stands there, was told to the recruiter alone. */
export function isLeftOut(text: string, said: string, contacts?: readonly string[]): boolean {
  const bare = lettersOf(said);
  return bare !== '' && briefLines(text, contacts).left_out.some((aside) => lettersOf(aside).includes(bare));
}

/** Whether a place of a brief stands in a line that was told to the recruiter alone. */
export function isToldInside(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const [line = ''] = textLines(text.slice(start, end < 0 ? undefined : end));
  const said = text.slice(at, at + 24).trim();
  return line !== '' && withoutAside(line).aside.includes(said);
}

import { isGivenName } from '../names/index.ts';

const HEAD =
  /^(?:subject|from|to|cc|date|sent|re|fwd?|aw|wg|tr|betreff|von|an|gesendet|objet|de|à|envoyé)\s*:/iu;
/** The line that a mail program draws above what is forwarded or answered. */
const RULED =
  /^[-_=\s]{2,}\W*(?:(?:begin )?forwarded message|original message|(?:ursprüngliche|weitergeleitete) nachricht|message (?:transféré|d[’']origine)\p{L}*)\W*$/iu;

const GREETING =
  /^(?:hi|hiya|hello|hey|dear|(morning|afternoon|evening)|good (?:morning|afternoon|evening|day)|g['’]day|kia ora|t[eē]n[aā] koe|how are (?:things|you)|guten (?:tag|morgen|abend)|hallo|moin(?: moin)?|servus|gr(?:ü|ue)(?:ß|ss) gott|gr(?:ü|ue)e?zi|liebe[rs]?|sehr geehrte[rs]?|bonjour|bonsoir|salut|coucou|ch(?:er|ère)|hola|buenos días|buenas tardes|ciao|buongiorno|gentile|olá|bom dia|boa tarde|beste|goedemorgen|goedemiddag)(?![\p{L}’'-])/iu;
const TITLE =
  '[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Pp]rof|[Ff]rau|[Hh]errn?|[Mm]adame|[Mm]onsieur|[Mm]me|[Ss]eñora?|[Ss]ra?|[Ss]ignora?|[Dd]ott|[Mm]evrouw|[Hh]eer|[Aa]ll|[Bb]oth|[Tt]eam|[Tt]here|[Aa]gain|[Ee]veryone|[Ff]olks|[Mm]ate|[Zz]usammen|[Tt]ous|[Tt]outes';
/** Whom a greeting names, to the sign or the end of the line that closes it. */
const GREETED = new RegExp(
  String.raw`^((?:\s+(?:(?:and|&|und|et)\s+)?(?:(?:${TITLE})\.?|\p{Lu}[\p{L}'’-]+)){0,4})\s*(?:[,!;:.]\s*|\s+[–—-]\s*|$)`,
  'u',
);
/** A name alone and a sign: "Mia - as promised", "Kate,". */
const CALLED = /^(\p{Lu}\p{Ll}+)(?:\s*[,!]\s*$|\s+[–—-]\s+)/u;

/** What people say before they come to it. */
const PLEASANTRY =
  /^(?:(?:i |we )?(?:hope|trust)\b|hoping\b|(?:it was )?(?:great|good|lovely|nice|pleasure) (?:to|talking|speaking|chatting|catching|meeting|seeing)\b|(?:many )?thanks?\b|thank you\b|as (?:promised|discussed|mentioned|agreed|requested)\b|further to\b|following (?:up|on|our)\b|long time\b|happy (?:new year|friday|monday)\b|(?:please )?(?:see|find) (?:below|attached)\b|\p{L}+,? (?:from|at|of|over at) .{2,40} here\b|\p{L}+ here\b|ich hoffe\b|(?:vielen |herzlichen |besten )?danke?\b|wie (?:besprochen|versprochen|vereinbart|telefonisch)\b|merci\b|j[’']espère\b|comme (?:convenu|promis|évoqué)\b|suite à\b|gracias\b|espero\b|grazie\b|spero\b|obrigad[oa]\b|bedankt\b|zoals (?:besproken|beloofd)\b)/iu;

const COMES_TO_IT =
  /(?<!\p{L})(?:needs?|looking for|looks? for|after an?|hiring|recruiting|such\w*|brauch\w*|recherch\w*|cherch\w*|recrut\w*|besoin)(?!\p{L})/iu;

const CLOSING =
  /^(?:(?:kind|best|warm(?:est)?|many|with)\s+)*(?:thanks a million|regards|wishes|thanks|thx|ta|cheers|best|sincerely|yours(?: sincerely| faithfully| truly)?|ng[aā] mihi(?: nui)?|thank you|talk soon|speak soon|all the best|slán|(?:mit )?(?:freundlichen?|besten?|lieben?|viele[nr]?|herzlichen?|schönen?) gr(?:ü|ue)(?:ß|ss)e?n?|gr(?:uß|uss|üße|uesse)|lg|vg|mfg|(?:bien )?cordialement|bien à (?:vous|toi)|à bientôt|salutations|un saludo|saludos|cordiali saluti|saluti|atentamente|met vriendelijke groet(?:en)?|groet(?:en|jes)?|cumprimentos)(?=[\s,.!–—-]|$)(.*)$/iu;
/** What may stand behind who closes: a name, an office, nothing that says something. */
const SIGNED = /^[\s,.!–—-]*(?:(?:\p{Lu}[\p{L}'’.-]*|&|of|at|und|et)[\s,.–—-]*){0,6}$/u;

/**
 * The lines of a brief without what makes a mail of it: the head of a mail that was forwarded or pasted whole, the signs of a
 * quoted one, who is greeted and how, and who signs. What else a line says stays.
 */
export function withoutMailFrame(lines: readonly string[]): string[] {
  const said = lines.map((line) => line.replace(/^(?:> ?)+/, '').trim()).filter((line) => line !== '');
  let from = 0;
  let opened = '';
  for (; from < said.length && opened === ''; from += 1) {
    const line = said[from] ?? '';
    if (HEAD.test(line) || RULED.test(line)) continue;
    opened = withoutPleasantries(withoutSalutation(line));
    if (opened !== '') break;
  }
  const kept = said.slice(from).filter((line) => !RULED.test(line));
  return withoutSignature(opened === '' ? kept : kept.with(0, opened));
}

/** A line without the sentences it opens with that come to nothing; one that goes on with what is wanted stays. */
function withoutPleasantries(line: string): string {
  const [first = '', ...rest] = line.split(/(?<=[.!?])\s+/);
  if (!PLEASANTRY.test(first) || COMES_TO_IT.test(first)) return line;
  return withoutPleasantries(rest.join(' '));
}

function withoutSalutation(line: string): string {
  const [greeting = '', hour] = GREETING.exec(line) ?? [];
  const greeted = greeting === '' ? null : GREETED.exec(line.slice(greeting.length));
  const [who = '', name = ''] = greeted ?? [];
  // "Morning Shift" greets nobody.
  if (greeted !== null && (hour === undefined || isNamed(name)))
    return line.slice(greeting.length + who.length).trim();
  const [called = '', called_name = ''] = CALLED.exec(line) ?? [];
  return called !== '' && isNamed(called_name) ? line.slice(called.length).trim() : line;
}

const isNamed = (name: string): boolean => isGivenName(name.trim().toLowerCase());

function withoutSignature(lines: string[]): string[] {
  const at = lines.findLastIndex((line) => {
    const rest = CLOSING.exec(line)?.[1];
    return rest !== undefined && SIGNED.test(rest);
  });
  // A closing in the middle of a brief is none: what comes after one is short.
  if (at < 1 || lines.slice(at + 1).join(' ').length > 300) return lines;
  return [...lines.slice(0, at), ...lines.slice(at + 1).filter((line) => !SIGNED.test(line))];
}

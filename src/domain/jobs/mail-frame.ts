import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { ofWhoAsks } from './chat.ts';
import { chanceOf } from './likely-private.ts';
import { isSigned, linesOfOffice } from './signed-alone.ts';
import { wholeHead } from './whole-headings.ts';

const HEAD =
  /^(?:subject|subj?|from|to|cc|bcc|date|sent|reply-to|re|fwd?|aw|wg|tr|rv|enc|betreff|von|an|gesendet|datum|objet|sujet|de|à|envoyé|asunto|para|enviado(?: el)?|fecha|oggetto|da|inviato|data|assunto|onderwerp|van|aan|verzonden)\s*:/iu;
/** The line that a mail program draws above what is forwarded or answered. */
const RULED =
  /^(?:[-_=\s]{2,})?\W*(?:(?:begin )?forwarded message|original message|(?:ursprüngliche|weitergeleitete) nachricht|message (?:transféré|d[’']origine)\p{L}*)\W*$/iu;

/** What heads the notes of a call: who rang, and when. */
const NOTES =
  /^\W*(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: \([^()]{2,40}\))?,\s+(?:áudio|audio|llamada|call|voice ?(?:note|mail)|sprachnachricht|telefonat|anruf|appel|chiamata|vocale|ligação|gesprek|belletje|phone|zoom|teams)(?!\p{L})[^.:]{0,40}$|(?:bel|gespreks|telefoon)?(?:notitie|verslag|aantekening)\p{L}*(?!\p{L}).{0,90}$|(?:my |quick )?(?:call|phone|intake|meeting|client|zoom|teams) ?(?:call |meeting )?notes?\b|(?:(?:phone |tel(?:ephone)? )?(?:call|tel|spoke|chat|talk|met|meeting|coffee|lunch)(?:ed)? (?:w\/|w|with|to|from)|call from) ?\p{Lu}[^.:]{0,50}$|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:rang|called|phoned|popped in|came by|stopped by|belde|hat angerufen|rief an|ruft an|a appelé|llamó|ha llamado|ha chiamato|ligou)(?!\p{L})[^.:]{0,30}$|(?:nota|notas|mensaje|áudio|audio|messaggio|mensagem|note|memo|message) (?:de voz|vocale?|d[’']áudio|de áudio|vocal|voice)\b[^.:]{0,30}$|(?:sprachnachricht|sprachnotiz|spraakbericht|voicebericht|voicememo|transcri\p{L}+|dictado|diktat|dictée|dettato|gedicteerd)(?!\p{L})[^.:]{0,30}$|(?:voice ?(?:mail|msg|message|note)|wh?ats ?app(?:[- ](?:chat|verlauf|thread|export|messages?|notes?))?|messenger|sms|dm)\b(?! (?:groups?|marketing|campaigns?|channels?)).{0,80}$|(?:fwd|fw|forwarded) (?:from|by)\b|(?:private|confidential|vertraulich|confidentiel|confidencial)\b.{0,30}\b(?:brief|search|spec|notes?|mandate|suche|recherche|búsqueda)\b.{0,50}$|\p{Lu}\p{L}+['’]s (?:bullets?|notes?|words|points|wish ?list|list|brief|voicemail|e-?mail|message)\b[^.]*:?$|(?:(?:vacancy|recruitment|requisition|position|job|role|hiring|staff(?:ing)?|search|intake) )?(?:intake|requisition|vacancy|job order|brief(?:ing)?|request)(?: (?:brief|form|intake|sheet|notes?|for recruitment|template))*\W*$|(?:formular|erfassungsbogen|anforderungsbogen|personalanforderung|personalbedarf|stellenmeldung|suchauftrag)(?!\p{L}).{0,70}$|fiche (?:de )?(?:demande|besoin|recrutement)\b.{0,50}$|(?:expression|demande) de (?:besoin|recrutement)\b.{0,30}$|(?:solicitud|petición|ficha) de (?:personal|selección|candidatos|vacante)\b.{0,60}$|(?:scheda|richiesta|modulo) (?:di )?(?:ricerca|personale|selezione)\b.{0,50}$|appunti (?:della? )?(?:telefonata|chiamata|call|incontro)\b|apuntes (?:de (?:la )?)?(?:llamada|reunión)|notas de (?:la )?llamada|(?:telefoon|gespreks)(?:notitie|verslag)|(?:personeels)?aanvraag(?:formulier)?\W*$|notes? (?:from|of|on|after) (?!the (?:role|job))|anruf\b|telefonat\b|telefonnotiz|gesprächsnotiz|gespräch mit|notiz(?:en)?\b|(?:compte[- ]rendu|notes?) (?:d[’']appel|de l[’']appel|d[’']entretien)|appel (?:de|avec)\b|fyi\b|request for quote\b|(?:position|job|role) (?:description|spec(?:ification)?)\W*$|stellenbeschreibung\b(?!\s*:)|fiche de poste\W*$|[^,.:]{3,40}\([^()]{3,40}\)\s*[–—-]\s*(?:intake|call|kick-?off|briefing))/iu;

const GREETING =
  /^(?:hi|hiya|howzit|heita|tja|tjena|hello|hey|yo|gid(?:day|die)|salaam|m[oō]rena|talofa|bula|namaste|vanakkam|well(?= \p{Lu}\p{Ll}+,)|a[sl]+alamu? alaikum|alright|dear|(morning|afternoon|evening)|good (?:morning|afternoon|evening|day)|g['’]day|kia ora|t[eē]n[aā] koe|how are (?:things|you)|guten (?:tag|morgen|abend)|hallo|moin(?: moin)?|servus|gr(?:ü|ue)(?:ß|ss) gott|gr(?:ü|ue)e?zi|liebe[rs]?|sehr geehrte[rs]?|geachte|lieve|waarde|hej|hei|kjære|bäste|madam|sirs?|to whom it may concern|bonjour|bonsoir|salut|coucou|ch(?:er|ère)|hola|buenos días|buenas(?: (?:tardes|noches))?|ciao|buongiorno|gentile|olá|bom dia|boa tarde|beste|hoi|dag|hey hoi|goeie ?(?:dag|môre|more)|goedemorgen|goedemiddag|gr(?:ü|ue)(?:ß|ss) (?:sie|dich|euch)|gidday|buon (?:giorno|pomeriggio)|buonasera|spett(?:abile|\.le)?|egregi[oa]|estimad[oa]s?|querid[oa]|kaixo|bon dia|oi|dzień dobry|witam|witajcie|cześć|szanown[iey]|dobrý den|ahoj|bună ziua|bună|jó napot|kedves|tisztelt|tere|labdien|laba diena|moi|terve|hyvää (?:päivää|huomenta)|god (?:dag|morgon|morgen|kväll)|goddag|hejsan|kalimera|merhaba|iyi günler|selam|zdravo|dobar dan|živjo|здравствуйте|добрый день|привет|доброго дня|вітаю)(?![\p{L}’'-])/iu;
const TITLE =
  '[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Pp]rof|[Ff]rau|[Hh]errn?|[Mm]adame|[Mm]onsieur|[Mm]me|[Ss]eñora?|[Ss]ra?|[Ss]ignora?|[Dd]ott(?:.?ssa)?|[Dd]r.?ssa|[Ss]ig(?:.?ra)?|[Rr]ag|[Ii]ng|[Aa]vv|[Mm]ag|DI|[Dd]ipl.?-?[Ii]ng|[Pp]r|[Mm]aître|[Dd]on|[Dd]oña|[Mm]evrouw|[Mm]evr|[Dd]hr|[Hh]eer|[Mm]eneer|[Aa]ll|[Bb]oth|[Tt]eam|[Tt]here|[Aa]gain|[Ee]veryone|[Ff]olks|[Mm]ate|[Ll]ovely|[Gg]uys|[Cc]olleagues?|[Ff]riends?|[Cc]onsultants?|[Rr]ecruiters?|[Rr]ecruitment [Tt]eam|[Hh]iring [Tt]eam|[Pp]artners?|[Zz]usammen|[Tt]ous|[Tt]outes';
/** Whom a greeting names, to the sign or the end of the line that closes it. */
const GREETED = new RegExp(
  String.raw`^((?:\s+(?:(?:and|&|und|et|y|e|en)\s+)?(?:(?:${TITLE})\.?(?!\p{L})|\p{Lu}[\p{L}'’-]+)){0,4})\s*(?:[,!;:.]+\s*|\s+[–—-]\s*|$)`,
  'u',
);
/** A name alone and a sign: "Mia - as promised", "Kate,". */
const CALLED = /^(\p{Lu}\p{Ll}+|(?:A \p{Lu}\p{L}+, )?[Aa] chara)(?:\s*[,!]\s*$|\s+[–—-]\s+)/u;

/** What people say before they come to it. */
const PLEASANTRY =
  /^(?:(?:i |we )?(?:hope|trust)\b|hoping\b|how['’]?s (?:things|it going|tricks|yourself|life)\b|greetings\b|trust you\b|kindly find\b|dictated\b|good (?:talking|speaking|chatting)\b|righto\b|recap\b|(?:i['’]m |we['’]re )?s+o+ (?:excited|happy|pleased)\b|excited (?:to|about)\b|(?:it was )?(?:great|good|lovely|nice|pleasure) (?:to|talking|speaking|chatting|catching|meeting|seeing)\b|(?:many )?thanks?\b|thank you\b|(?:my |many |huge )?(?:sincere )?apologies\b|sorry (?:for|about|i|to)\b|quick (?:list|one|note|brief|heads[- ]up)\b|qué tal\b|come (?:sta|va|stai)\b|hoe gaat\b|below is (?:what|the)\b|here(?:['’]s| is) (?:the|our|an?) (?:old |last |previous )?(?:ad|advert|advertisement|posting|listing)\b|as (?:promised|discussed|mentioned|agreed|requested)\b|further to\b|following (?:up|on|our)\b|long time\b|happy (?:new year|friday|monday)\b|(?:please )?(?:see|find) (?:below|attached)\b|\p{L}+,? (?:from|at|of|over at) .{2,40} here\b|\p{L}+ here\b|ich hoffe\b|(?:vielen |herzlichen |besten )?danke?\b|wie (?:besprochen|versprochen|vereinbart|telefonisch)\b|merci\b|j[’']espère\b|comme (?:convenu|promis|évoqué)\b|suite à\b|soy [^.!?]{2,40}[.!]?$|(?:it['’]s|this is) \p{L}+ (?:here\b|from .{2,40}$)|gracias\b|espero\b|grazie\b|spero\b|obrigad[oa]\b|bedankt\b|zoals (?:besproken|beloofd|afgesproken)\b|(?:the )?(?:new )?(?:vacancy|role|job|position|details|brief|spec|requirements?|particulars) (?:is |are )?(?:as follows|below|attached|enclosed)\b|te (?:paso|mando|envío|cuento)(?: lo\b|\s*[.:!]*$)|(?:yes|ok(?:ay)?|sure|confirmed|agreed|all good)\b[^.]{0,40}\b(?:below|post it|go ahead|that|this)\b|(?:so )?to recap\b.{0,40}:?$|let me tell you\b|(?:bitte |please )?(?:sauber machen|clean (?:it|this) up)\b|como (?:quedamos|hablamos|acordamos|combinado|falamos|prometido)\b|segue\b|seguem\b|come (?:promesso|concordato|d[’']accordo)\b|hierbij\b|voici (?:comme|ce que)\b|(?:i['’]m |just |sorry,? )?(?:typing|writing|sending|dictating|texting) (?:this |it )?(?:between|from|on|in|while|quickly|with)\b|(?:forgive|excuse|ignore|pardon) (?:me|my|the|any)\b|(?:super |bit |very |really |muy |très |sehr )?(?:urgent|urgente|dringend|eilig|spoed)(?:,? (?:please|pls|stp|svp|bitte|por favor|per favore|graag))?\s*[.!]*$|(?:job|role|vacancy) (?:posting|ad|advert)\s+[–—-]\s+(?:please|pls)\b|(?:here (?:it is|you go|we go)|at last|finally|usual terms|same (?:terms|as (?:last|before)))\b.{0,30}$|[^.]{0,40}\b(?:switching|sorry) to (?:english|german|french)\b|[^.]{0,60}\bhere goes$|(?:here['’]?s|this is|that['’]?s) the (?:gist|skinny|lowdown|low-down|rundown|outline|long and short)(?!\p{L})[^.]{0,40}[.:]?$|(?:ok(?:ay)? )?(?:so )?(?:we(?:['’]re| are) )?hiring again[.!]?$|(?:the )?(?:spec|brief|jd|details) for the [^.]{2,30} (?:job|role|post|position)[.:]?$|\p{L}+ (?:has )?asked (?:me|us) to (?:type|write|send|put|pass|drop|get|forward)\b|(?:le|te|les|os) (?:detallo|remito|adjunto|envío|traslado|facilito|comparto|transmito|hago llegar)\b|(?:adjunt|remit|detall)(?:o|amos)\b|paso a \p{L}+r\b|(?:je|nous) (?:vous|te) (?:transm|envo|adress|communiqu|livr|détaill|fais|faisons|reviens)\p{L}*|ci-(?:joint|dessous|après)|veuillez trouver|anbei\b|nachfolgend\b|im anhang\b|beigefügt\b|bijgaand\b|in allegato\b|allego\b|(?:le|ti|vi) (?:invio|mando|trasmetto|allego)\b|em anexo\b|(?:här|her) kommer\b|bifoga\p{L}*|(?:då|nu|okej,? då) kör vi[.!]*$|herewith\b|enclosed\b|(?:i|we) (?:attach|enclose)\b)/iu;

const COMES_TO_IT =
  /[$£€₹]\s?\d|\d\s?(?:k|€|£|hours?|hrs?)(?!\p{L})|(?<!\p{L})(?:(?:to|must|will|shall|['’]ll|['’]d) (?:fill|hire|appoint|engage|employ|advertise|recruit|add|bring (?:in|on))|fill(?:ing)? (?:the|an?|one|our|this)|(?:opening|vacancy|position|role|post|requirements?|requisition|seat) (?:for|of|as|at our|in our|within our)|seeks?|(?:description|spec|specification|brief|jd|advert|details) (?:for|of)|needs?|looking for|looks? for|after an?|hiring|recruiting|such\w*|brauch\w*|recherch\w*|cherch\w*|recrut\w*|besoin|zoek\w*|gezocht|busc\w*|necesit\w*|cubrir|cerc\w*|ricerca)(?!\p{L})/iu;

const CLOSING =
  /^(?:(?:kind|best|warm(?:est)?|many|with)\s+)*(?:thanks a million|god bless(?: you(?: all)?)?|gratefully|respectfully|le meas|is mise(?:,? le meas)?|jazak ?allah(?: khair\p{L}*)?|love|x{1,3}|take care|regards|rgds|brgds|belle (?:journée|soirée)|bonne (?:journée|soirée)|schönen (?:tag|abend)(?: noch)?|schönes wochenende|have a (?:good|great|lovely) (?:one|day|week(?:end)?)|wishes|thanks|thks|thx|groete|ta|cheers|best|sincerely|yours(?: sincerely| faithfully| truly)?|ng[aā] mihi(?: nui)?|thank you|talk soon|speak soon|all the best|slán|(?:mit )?(?:freundlichen?|besten?|lieben?|viele[nr]?|herzlichen?|schönen?) gr(?:ü|ue)(?:ß|ss)e?n?|gr(?:uß|uss|üße|uesse)|lg|vg|mfg|(?:bien )?cordialement|bien à (?:vous|toi)|à bientôt|salutations|un saludo|saludos|cordiali saluti|saluti|beijinhos|beijos|bjs|abraços?|(?:un )?bacion[ei]|(?:un )?bacio|baci|un abbraccio|abbracci|kram(?:ar)?|många kramar|knuffels?|liefs|klem|knus|bises|gros bisous|besitos|petons?|bussi|atentamente|(?:met )?vriendelijke groet(?:en)?|groet(?:en|jes)?|cumprimentos|un abrazo|abrazos?|(?:muchas )?gracias(?:,? un saludo)?|besos?|bisous|go raibh (?:míle )?maith (?:agat|agaibh)|grma|grazie(?: mille)?|thanks (?:much|heaps|so much)|(?:xo)+x?|a ?\+|à plus|groet!|groetjes|mvg|tot (?:snel|horens)|hartelijke groet(?:en)?|distinti saluti|un caro saluto|a presto|ci sentiamo|un saludo cordial|(?:ok(?:ay)?|alright|right|anyway|righto)(?:,? (?:then|legend|mate|holler at me|give me a (?:shout|call)|thanks|ta))*,? (?:bye(?: now| bye)?|cheers|ta)|bye(?: now)?|tschüss|baba|ciao)(?: (?:love|much|heaps|mate|lovely|again|all|team|everyone|heaps|so much|in advance))?(?: (?:&|and|n) (?:(?:kind|best|warm) )?(?:rgds|regards))?(?=[\s,.!–—-]|$)(.*)$/iu;
/** What may stand behind who closes: a name, an office, nothing that says something. */
const SIGNED =
  /^[\s,.!–—-]*(?:(?:\p{Lu}[\p{L}'’.-]*|&|of|at|und|et)[\s,.–—-]*){0,6}$|^[\s,.!–—-]*(?:\p{L}{1,2}\.\s?)?\p{Ll}{2,12}[.!]?$/u;

/**
 * The lines of a brief without what makes a mail of it: the head of a mail that was forwarded or pasted whole, the signs of a
 * quoted one, who is greeted and how, and who signs. What else a line says stays.
 */
export const withoutMailFrame = (lines: readonly string[]): string[] =>
  openedAndSigned(longestMail(bare(ofWhoAsks(unquoted(lines)))));

/**
 * Whether a place of a brief stands in the frame of its mail: in what greets and signs, or in a head. Of mails that quote one another
 * each is read, and a line that says more is none of the frame.
 */
export function isInFrame(description: string, at: number): boolean {
  const start = description.lastIndexOf('\n', at - 1) + 1;
  const end = description.indexOf('\n', at);
  const [line = ''] = bare(ofWhoAsks([description.slice(start, end < 0 ? undefined : end)]));
  if (/[<>]|^(?:subject|betreff|objet)/i.test(line)) return false;
  return !openedAndSigned(bare(ofWhoAsks(description.split('\n')))).some(
    (kept) => kept !== '' && line.includes(kept),
  );
}

/** What mail programs and lawyers set under a mail, and the motto of a house. */
const FOOTER =
  /^(?:this|the|our) (?:e-?mail|message|communication|information in this)\b.*\b(?:confidential|privileged|intended|recipient)|^(?:please )?(?:consider|think of) the environment\b|^(?:caution|warning|achtung|attention|atención|attenzione|let op|\[?external\]?)\b.{0,20}\b(?:message|e-?mail|outside|external|originated|nachricht|extern\p{L}*|mensaje|messaggio)\b|^\[?external(?: e-?mail)?\]?\W*$|^confidentiality (?:notice|note)\b|\bregistered (?:in (?:england|scotland|ireland|wales)|office|no\b|number)|^pensez à l[’']environnement|^(?:avant d[’']imprimer|denken sie an die umwelt|piense en el medio)|^sent from my\b|^get outlook\b|^(?:diese e-?mail|diese nachricht|ce (?:message|courriel|mail)|este (?:correo|mensaje))\b.*(?:vertraulich|confidentiel|confidencial|bestimmt|destin)|^[“"„«][^“”"„«»]{6,80}[”"“»][.]?$/iu;
/** A line that only parts others: "----", `"-------"`. */
const RULE = /^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u;

const bare = (lines: readonly string[]): string[] =>
  lines
    .map((line) => line.replace(/^(?:> ?)+/, '').trim())
    .filter((line) => line !== '' && !RULE.test(line) && !FOOTER.test(line));

/** "From: Brad Kim" in the middle of what was quoted. */
const WRITES =
  /^(?:(?:[Ff]rom|FROM|[Vv]on|VON|[Cc]c|CC|[Bb]cc|BCC)\s*:\s+(?=\p{Lu}|\S+@)|(?:[Ss]ent|[Gg]esendet|[Ee]nvoyé|[Ee]nviado|[Ii]nviato|[Vv]erzonden)\s*:\s+(?=\p{L}|\d))/u;

const SUBJECT_OF_MORE =
  /^(?:re|subject|betr(?:eff|ifft|eft)?|objet|asunto|oggetto|onderwerp)\s*:\s*(\S[^.!?]{8,}[.!?]\s+\p{Lu}.*[.!?])$/iu;

/** Who is greeted, on a line of its own: "Dear Mr. Baptiste:". */
const SALUTATION =
  /^(?:dear|sehr geehrte[rs]?|liebe[rs]?|guten tag|madame|monsieur|bonjour|estimad[oa]s?|muy señor(?:es)? (?:mío|nuestro)s?|egregi[oa]|gentile|spett\.?(?:le)?|geachte|beste|kære|bäste|exm[oa]\.?)(?!\p{L})[^,:;!?]{0,60}[,:]$/iu;
/** More lines than the head of a letter has. */
const LONGEST_HEAD = 12;

/**
 * The lines of a letter without its head: who writes, from where, and on which day stand above whom it greets. What a line says that it is
 * about stays.
 */
function withoutLetterHead(lines: readonly string[]): readonly string[] {
  const at = lines.slice(0, LONGEST_HEAD).findIndex((line) => SALUTATION.test(line));
  const head = lines.slice(0, Math.max(at, 0));
  const isHead =
    head.length > 2 &&
    head.every((line) => line.length < 70 && !COMES_TO_IT.test(line)) &&
    head.some((line) => /\d/.test(line));
  if (!isHead) return lines;
  const about = head.filter((line) =>
    /^(?:re|ref|subject|betreff|betrifft|objet|asunto|oggetto|betreft|emne)\s*:/iu.test(line),
  );
  return [...about, ...lines.slice(at + 1)];
}

function openedAndSigned(written: readonly string[]): string[] {
  const all = withoutLetterHead(written);
  const people = peopleOfHeads(all);
  const said = all.filter((line, at) => at === 0 || !isNameOf(people, line));
  let from = 0;
  let opened = '';
  for (; from < said.length && opened === ''; from += 1) {
    const line = said[from] ?? '';
    // "Re: vacancy for a cook, Dundalk. Full time, 39 hours.": a subject of several sentences is the brief.
    opened = SUBJECT_OF_MORE.exec(line)?.[1] ?? '';
    if (opened !== '') break;
    if (HEAD.test(line) || RULED.test(line) || (from < 2 && NOTES.test(line) && said.length > from + 1))
      continue;
    const isMore = said.length > from + 1;
    if (isMore && (isNameOf(people, line) || (from < 3 && (greetsByForm(line) || greetsByComma(line)))))
      continue;
    if (isMore && from < 3 && INTRODUCES.test(line) && !COMES_TO_IT.test(line)) continue;
    opened = withoutPleasantries(withoutSalutation(line));
    if (isMore && leadsIn(opened)) opened = '';
    if (opened !== '') break;
  }
  const kept = said.slice(from).filter((line) => !RULED.test(line) && !WRITES.test(line));
  return withoutSignature(opened === '' ? kept : kept.with(0, opened));
}

/** The words of the names in the heads of a mail: who wrote it and to whom. */
const peopleOfHeads = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap(
        (line) =>
          /^(?:from|to|cc|von|an|de|à|da|van|aan|para|sender)\s*:\s*(.{2,80})$/iu.exec(line)?.[1] ?? [],
      )
      .flatMap((named) => named.replace(/<[^>]*>|\S+@\S+/gu, ' ').match(/\p{Lu}[\p{L}’'-]+/gu) ?? [])
      .map((word) => word.toLowerCase()),
  );

/** "Dev", "Nigel,", "K. Ellery": nothing but the name of somebody who writes or is written to. */
function isNameOf(people: ReadonlySet<string>, line: string): boolean {
  if (people.size === 0 || line.length > 40 || HEAD.test(line)) return false;
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length < 4 && words.every((word) => people.has(word) || word.length === 1);
}

/** "More Thandi", "Selam Ayşe,": one word in any language and somebody's name, on a line of its own. */
function greetsByForm(line: string): boolean {
  const [, said = '', name = ''] =
    /^(\p{L}+) (\p{Lu}\p{Ll}+)(?: \p{Lu}?\p{Ll}+)?\s*[,!.:–-]*$/u.exec(line) ?? [];
  return (
    said !== '' &&
    said.length < 9 &&
    isNamed(name) &&
    placeNamed(name, 'AU') === null &&
    roles().book.whole(name.toLowerCase()) === undefined &&
    roles().book.whole(`${said} ${name}`.toLowerCase()) === undefined
  );
}

/** "Geachte mevrouw Timmer,", "Kedves Éva,": a few words and a comma, before the mail begins. */
const greetsByComma = (line: string): boolean =>
  (GREETING.test(line) && /^[^,.;:\d]{2,45},$/u.test(line)) ||
  (/^\p{Lu}[\p{L}’'.-]*(?: [\p{L}’'.-]+){1,4},$/u.test(line) &&
    roles().book.whole(line.slice(0, -1).toLowerCase()) === undefined);

/** "Hola guapa soy Toni del Cala Ferreret", "hallo, hier ist Maik von Solarhof": who writes, and nothing else. */
const INTRODUCES =
  /^(?:(?:hi|hello|hey|hola|buenas|hallo|hoi|moin|ciao|oi|olá|salut|bonjour|coucou|servus)\W+)?(?:\p{L}+,? ){0,2}?(?:soy|ich bin|hier ist|hier spricht|hier|sono|sou|aqui é|c['’]est|ici|ik ben|met|it['’]s|this is|it is) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? (?:de|del|de la|von|vom|van|da|do|di|dal|della|chez|from|at|of)(?: [^.,;:]{2,45})?)?[.!]*$/iu;

/** "To confirm what we're after:", "Approved version after the board cut it down:": a sentence that leads to the brief, and heads no part of it. */
const leadsIn = (line: string): boolean =>
  /:$/.test(line) &&
  line.split(/\s+/).length > 3 &&
  (!/\d|(?<=\S )\p{Lu}\p{Ll}{2,}/u.test(line) || (!/\d/.test(line) && POINTS_ON.test(line))) &&
  wholeHead(line) === undefined;

/** "Hier also unser Bedarf:", "Here is the brief:": a line that points to what comes. */
const POINTS_ON =
  /^(?:so |also |nun |alors |pues |allora |dus )?(?:hier|anbei|nachfolgend|unten|im folgenden|folgend\p{L}*|voici|ci-dessous|aquí|abajo|ecco|di seguito|hieronder|hierbij|här|nedan|her|here|below|the following|oto|segue)(?!\p{L})/iu;

/** The line above what a mail program quotes: "On Tue, Monique Abbas wrote:". */
const QUOTES =
  /^(?:> ?)*(?:on|am|le|el|il|op) .{4,80}(?:wrote|schrieb(?:en)?|a écrit|escribió|ha scritto|schreef)\b.{0,60}:$/iu;

/** The lines of a mail without what it quotes of others, where it says more itself. */
function unquoted(written: readonly string[]): readonly string[] {
  const lines = listsOfSigns(written);
  const own = lines.filter((line) => !/^>/.test(line) && !QUOTES.test(line));
  const said = (all: readonly string[]): number => all.join(' ').length;
  if (own.length === lines.length) return lines;
  const quoted = lines.filter((line) => /^>/.test(line) && !QUOTES.test(line)).map(withoutSign);
  const ofJob = (all: readonly string[]): number =>
    all.filter((line) => line.length > SHORTEST_OF_JOB && chanceOf(line) < OF_JOB).length;
  if (ofJob(quoted) >= LEAST_QUOTED && ofJob(quoted) > ofJob(own))
    return lines
      .filter((line) => !QUOTES.test(line) && (/^>/.test(line) || chanceOf(line) < OF_JOB))
      .map(withoutSign);
  return said(own) * 2 > said(lines) ? own : lines;
}

/** Below this chance to be private a line says what the job is; so many of them, of so many letters, are a brief. */
const OF_JOB = 0.02;
const SHORTEST_OF_JOB = 15;
const LEAST_QUOTED = 3;

const withoutSign = (line: string): string => line.replace(/^(?:> ?)+/u, '');

/** "Must have", and below it "> Java": the sign of a quoted line before the things of a list, where a line of the writer's own heads it. */
function listsOfSigns(lines: readonly string[]): readonly string[] {
  const isHead = (line: string): boolean =>
    /^\p{Lu}[^.,!?<>]{2,40}$/u.test(line) &&
    line.split(/\s+/).length <= 5 &&
    !QUOTES.test(line) &&
    !HEAD.test(line);
  let isList = false;
  return lines.map((line) => {
    if (!line.startsWith('>')) {
      isList = isHead(line.trim()) || (isList && line.trim() === '');
      return line;
    }
    return isList && /^>\s*[^>\s]/u.test(line) && !HEAD.test(line.slice(1).trim())
      ? `- ${line.slice(1).trim()}`
      : line;
  });
}

const SENDER = /^(?:from|von|de|da|van)\s*:/iu;

/** Of mails that quote one another the one with the brief, which is the longest; all of them where two are about as long. */
function longestMail(lines: string[]): string[] {
  const mails: string[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const isHead = SENDER.test(line) && lines.slice(at + 1, at + 4).some((next) => HEAD.test(next));
    if (isHead || RULED.test(line)) mails.push([]);
    mails.at(-1)?.push(line);
  }
  const said = (mail: readonly string[]): number => mail.filter((line) => !HEAD.test(line)).join(' ').length;
  const [longest = [], second = []] = mails.toSorted((one, other) => said(other) - said(one));
  return said(second) > said(longest) / 2 ? lines : longest;
}

/** "Can you find us an FC?" */
const WANTS_SOMETHING =
  /(?<!\p{L})(?:find|re-?run|re-?post|re-?use|re-?issue|update|amend|change|same|get|source|fill|recruit|chase|sort|hire|help|send|look|put|post|advertise|suchen|finden|trouver|chercher|buscar|encontrar|cercare|trovare|zoeken|vinden|procurar|achar)(?!\p{L})/iu;

/** A line without the sentences it opens with that come to nothing; one that goes on with what is wanted stays. */
function withoutPleasantries(line: string): string {
  const [first = '', ...rest] = line.split(/(?<=[.!?])\s+/);
  const isExclaimed =
    /^[^.!?,;:()\d]{2,60}!$/u.test(first) &&
    first.split(' ').length <= 6 &&
    rest.length > 0 &&
    !opensWithRole(first);
  // "Tudo bem?", "¿Qué tal el puente?": what a mail opens with asks how somebody is.
  const isAsked = /^[^.!,;:()\d]{2,60}\?$/u.test(first) && !WANTS_SOMETHING.test(first);
  if ((!PLEASANTRY.test(first) && !isExclaimed && !isAsked) || COMES_TO_IT.test(first) || asksForOne(first))
    return line;
  return withoutPleasantries(rest.join(' '));
}

/** "Butcher for the farm shop please!": the first words are a role. */
function opensWithRole(said: string): boolean {
  const words = plainWords(said);
  return [0, 1, 2].some((at) => roles().book.at(words, at)?.doubtful === false);
}

/** "As discussed, one Marine Surveyor for Southampton": behind how many, a role, and where. */
const asksForOne = (said: string): boolean => {
  const [, wanted = ''] = ONE_FOR.exec(said) ?? [];
  return wanted !== '' && opensWithRole(wanted);
};
const ONE_FOR =
  /(?<!\p{L})(?:one|an?|another|two|three) (\p{L}[^.,;]{2,60}?) (?:for|in|at) (?:the |our |my )?\p{Lu}/u;

function withoutSalutation(line: string): string {
  // A message pasted in quotes greets behind the sign.
  const [quote = ''] = /^["“„«]\s*/u.exec(line) ?? [];
  if (quote !== '') {
    const inner = line.slice(quote.length);
    const rest = withoutSalutation(inner);
    return rest === inner ? line : rest;
  }
  // "Mike, we need a medical assistant": who is written to, before what is wanted.
  const [spoken = '', spoken_to = ''] = VOCATIVE.exec(line) ?? [];
  if (spoken !== '' && isNamed(spoken_to)) return line.slice(spoken.length);
  const [caller = '', who_calls = ''] = CALLER.exec(line) ?? [];
  if (caller !== '' && isNamed(who_calls)) return line.slice(caller.length);
  const [writes = ''] = WRITES_SO.exec(line) ?? [];
  if (writes !== '') return line.slice(writes.length);
  const [hailed = ''] = HAILED.exec(line) ?? [];
  if (hailed !== '') return line.slice(hailed.length);
  const [greeting = '', hour] = GREETING.exec(line) ?? [];
  const greeted = greeting === '' ? null : GREETED.exec(line.slice(greeting.length));
  const [who = '', name = ''] = greeted ?? [];
  // "Morning Shift" greets nobody.
  if (greeted !== null && (hour === undefined || isNamed(name) || /^\W+$/.test(who)))
    return line.slice(greeting.length + who.length).trim();
  // "Howaya Sarah, Declan here in Ennis": a word or two in any dialect, and somebody's name.
  const [hail = '', hailed_name = ''] = HAILS_BY_NAME.exec(line) ?? [];
  if (hail !== '' && isNamed(hailed_name) && roleOf(hail) === undefined) return line.slice(hail.length);
  const [called = '', called_name = ''] = CALLED.exec(line) ?? [];
  return called !== '' && (isNamed(called_name) || /a chara$/i.test(called_name))
    ? line.slice(called.length).trim()
    : line;
}

/** "Maca de la clínica por whatsapp: busco higienista": who writes, before what they look for. */
const WRITES_SO =
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?,? (?:de|del|from|of|at|@|von|vom|van|da|di|du|på|hos|fra|från|do) [^:.!?]{2,60}:\s+(?=(?:(?:i|we|ich|wir|je|on|nous|ik|wij|jag|vi|jeg|eu) )?(?:busc|necesit|need|look|want|hir|after|such|brauch|cherch|recherch|recrut|zoek|cerc|precis|procur|söker|behöver|søger|mangler|trenger|søker))/iu;

const HAILS_BY_NAME = /^(?:\p{L}[\p{L}’']{1,9})(?: \p{Ll}{1,6})? (\p{Lu}\p{Ll}+)\s*[,!]+\s+(?=\S)/u;
const roleOf = (said: string): unknown =>
  roles().book.whole(
    said
      .replace(/[,!\s]+$/u, '')
      .split(' ')
      .slice(0, -1)
      .join(' ')
      .toLowerCase(),
  );

/** "Viv at Tasman Joinery -", "yeah g'day it's Shane Kovac from Plate and Pipe": who speaks, before what is wanted. */
const CALLER =
  /^(?:(?:yeah|yes|ok(?:ay)?|so|um|uh|hi|hello|hey|g['’]day|dear|well)[, ]+){0,4}(?:(?:it['’]s|this is|it is) )?(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+)? (?:here )?(?:at|from|of|over at) (?:\p{Lu}[\p{L}’'&-]*(?: (?:and|of|&) (?=\p{Lu}))?[ ]?){1,5}(?:here|again)?(?:\s*[,.;:–—-]+\s*|\s+(?=(?:um|uh|so|and|we|what)\b))(?:(?:um|uh|so|and),? )*/u;
const VOCATIVE =
  /^(\p{Lu}\p{Ll}+), (?=(?:we|i|can|could|would|please|pls|need|looking|just|as|this|here|there|our|after|wir|ich|kannst|können|bitte|nous|je|on|peux|pouvez|necesito|necesitamos|busco|buscamos|puedes|ik|wij|kun|kan|cerco|cerchiamo|preciso|precisamos)(?:['’]\p{L}+)? )/u;
/** "Alright bird, need a window fitter". */
const HAILED =
  /^(?:(?:al)?right|hey|hi|yo|ok(?:ay)?|well) (?:bird|mate|chief|buddy|fella|duck|darl|darling|hen|love|lovely|boss|bro|cuz|pal|hun|hon|dear|sir|legend)[,!.]?\s+/iu;

/** "Grant Sowerby": a given name that is a word too, with a surname that is none. */
const isWholeName = (line: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+$/u.test(line) &&
  !isEnglish((line.split(' ').at(-1) ?? '').toLowerCase());

const isNamed = (name: string): boolean => isGiven(name.trim());

function withoutSignature(all: string[]): string[] {
  const many = isSigned(all) ? 1 : linesOfOffice(all);
  const lines = all.length > many ? all.slice(0, all.length - many) : all;
  const at = lines.findLastIndex((line) => {
    const rest = CLOSING.exec(line)?.[1];
    return rest !== undefined && (SIGNED.test(rest) || isCardBehind(rest));
  });
  // A closing in the middle of a brief is none: what comes after one is short.
  if (at < 1 || lines.slice(at + 1).join(' ').length > 300) return withoutCard(lines);
  return [
    ...lines.slice(0, at),
    ...lines.slice(at + 1).filter((line) => !SIGNED.test(line) && !isOfCard(line)),
  ];
}

/** "Liebe Grüße, Elfriede Lindner, Sporgassl 11, 0664 555 83 20": the card in the line of the closing. */
const isCardBehind = (rest: string): boolean =>
  /^[\s,.!–—-]+\p{Lu}/u.test(rest) && isOfCard(rest.replace(/^[\s,.!–—-]+/u, ''));

const REACHED =
  /(?<![\d./-])(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|\d{4}-\d\d-\d\d)\+?\d[\d ()./-]{6,}\d|\S+@\S+\.\S+|\b(?:www\.|https?:)\S+|^(?:m|t|p|tel|mob|mobile|phone|cell|did|ph)\b[.:]? ?\W*\+?\d|\b(?:ext|extn|extension|durchwahl|dw|poste|int|interno|toestel|tst)\b[.:]? ?\d{2,5}(?!\d)/iu;
const SAYS =
  /(?<!\p{L})(?:is|are|was|will|must|should|can|have|has|need|needs|you|we|your|start\p{L}*|please|ist|sind|sie|wir|est|sont|vous|nous)(?!\p{L})/iu;

/** What stands on a card: a name with an office or a company, a street, a number. */
const isOfCard = (line: string): boolean =>
  line.length <= 110 &&
  !SAYS.test(line) &&
  !/^[-*•–]\s|[:;]$/.test(line) &&
  !/^(?!(?:m|t|p|e|w|f|tel|telefon|mob|mobile|mobil|phone|cell|did|fax|e-?mail|web|direct)\b)[^:]{2,30}:\s/i.test(
    line,
  ) &&
  !/\d ?[-–] ?[$£€]?\d.*(?:year|hour|day|annum)/i.test(line) &&
  !/(?<!\p{L})(?:R|Rs\.?|[$£€₹]) ?\d|(?<!\p{L})(?:per (?:annum|hour|day|month|year|week)|CTC|salary|package)(?!\p{L})/u.test(
    line,
  ) &&
  (REACHED.test(line) ||
    /^[\p{Lu}][\p{L}'’.-]+(?: (?:& )?[\p{Lu}(][\p{L}'’.()/-]+){0,3}(?:\s*[,|–—-]\s*.{2,95})?$|^.{2,40}\s\|\s.{2,60}$|^\d+\w? \p{Lu}[\p{L} ]+,|^\p{Lu}[^,]{3,40},? \d{4,6} \p{Lu}\p{L}+$|^\p{Lu}\p{Ll}+ x{1,3}$/u.test(
      line,
    ));

/** The lines without those at their end that a sender leaves as a card, if one of them tells how to reach somebody. */
function withoutCard(lines: string[]): string[] {
  let from = lines.length;
  while (from > 1 && lines.length - from < 6 && isOfCard(lines[from - 1] ?? '')) from -= 1;
  const reached = lines.slice(from).findIndex((line) => REACHED.test(line));
  if (reached < 0) return lines;
  const card = lines.slice(from);
  const name = card.findIndex(
    (line) =>
      isNamed(line.split(/[ ,]/)[0] ?? '') || isWholeName(line) || /^\p{Lu}\p{Ll}+ x{1,3}$/u.test(line),
  );
  return lines.slice(0, from + (name >= 0 && name < reached ? name : reached));
}

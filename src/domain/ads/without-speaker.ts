import { asksByContent, capital } from '../jobs/index.ts';
import { withoutLikeUs } from './like-us.ts';
import { withoutWhoAsks } from './who-asks.ts';

/**
 * What is done or asked, as the one who writes tells it of themselves: "keep the trackers up to date for me and deputise for me when I'm
 * away", "five years on cranes, I won't move on that". Who writes goes from it, and the work stays.
 */

/** "Chairside for me and the associate": with whom of the house, in a list of what is done. */
const BESIDE_ME =
  /(?<=(?<!\p{L})(?:for|with|alongside|beside|under|assisting|supporting|helping|covering for) )me(?= and (?:the|our|my|two|three|a|an|\p{Ll}{4,})(?!\p{L})|[,.;]|$)|(?<=(?<!\p{L})(?:for|with|alongside|beside|under) (?:the|our|my) \p{L}+ and )me(?=[,.;]|$)/giu;
/** Who somebody is beside whom that work is done: "chairside for me" is said by a dentist. */
const writerOf = (duties: string): string =>
  /(?<!\p{L})(?:chair-?side|four-handed|nursing for me)(?!\p{L})/iu.test(duties)
    ? 'the dentist'
    : /(?<!\p{L})(?:scrub(?:bing)?|in theatre)(?!\p{L})/iu.test(duties)
      ? 'the surgeon'
      : 'the manager';

/** What a list of duties does not say of the house. */
const TELLS =
  /(?<!\p{L})(?:is|was|are|were|has|had|have|been|fell|fall\p{L}*|left|leaves|leaving|went|told|tell|said|says|knows?|wants|hates|because|speak|talk|call|ring|mail|text|chat|coffee|interview\p{L}*|meet\p{L}*|i|she|he|row|fight|argu\p{L}+|suing|sued|divorc\p{L}+)(?!\p{L})|['’](?:s|ve|re) (?:\p{L}+(?:ing|ed)|been|gone)(?!\p{L})/iu;

/** "Rosters, banking, weekly numbers to me": in a list of what is done, what is handed to whoever leads. */
const TO_ME =
  /(?<!\p{L})(\p{L}{2,20}) to me(?=[.;,]|$| (?:each|every|weekly|monthly|daily|once|on (?:mon|tues|wednes|thurs|fri)\p{L}+)(?!\p{L}))/giu;
const SAID_TO =
  /^(?:talk|speak|send|mail|write|ring|come|back|over|said|matters?|listen|straight|belongs?|important|cvs?|applications?|it|them|this|that)$/iu;

/** "When I'm over at Castle Donington", "while I'm on the road": what the one who writes does then. */
const WHILE_I =
  /,? (?:when(?:ever)?|while|if|because|as|since|until|so(?: that)?) I(?:['’](?:m|ve|d|ll)| am| have| can| do)?(?![\p{L}'’])[^,.;]*/giu;
/** "…, I won't move on the five years": what somebody says of what they ask. */
const I_SAY =
  /[,;–—-]+ (?:and |but |which )?I(?:['’](?:m|d|ll|ve))? ?(?:won['’]?t|wouldn['’]?t|can(?:no|['’])?t|don['’]?t|do not|will not|am|really|need|want|insist|promise|know|think|hope|guess|mean|prefer|can|am not|not)(?!\p{L})[^,.;]*(?=[.]?$)/iu;

/** Whoever comes, and what they do. */
const WHO_COMES =
  /^(?:they|you|he or she|she or he|s?he|he\/she|the (?:person|role|job|holder|successful \p{L}+))(?:['’](?:ll|d)| will| would)(?!\p{L})/iu;

/** "The job's milking, feed budgets …", "Day to day it's dentals": what leads to a list of what is done. */
const LEADS_TO_DUTIES =
  /^(?:(?:the|this) (?:job|role|work|day|post)(?:['’]s| is)|(?:day[- ]to[- ]day|mostly|mainly|basically),? (?:it['’]s|it is)|it['’]s) (?=\p{L}+ing(?!\p{L}))/iu;
/** "Run the budget with me": who else is there when it is done. */
const WITH_ME =
  / (?:with|w\/?|alongside|beside) me(?= and (?!(?:the|our|my|a|an|two|three)(?!\p{L}))|[,.;]|$)/giu;
/** "Marine or plant I'm not fussy": how little it matters to who writes. */
const NOT_FUSSY =
  /,?(?: [–—-])? (?:but |and )?[Ii](?:['’]m| am) (?:not|easy|flexible)(?: (?:too|that|so|overly))?(?: (?:fuss(?:y|ed)|bothered|precious|worried|picky))?(?: (?:about|on|as to) (?:which|what|that|where))?(?=[,.;]|$)/giu;
/** "I would expect the manager to lead …": what is done, behind who expects it. */
const EXPECTS =
  /^(?:[Ii]|[Ww]e)(?:['’]d| would)? (?:expect|want|need|like) (?:(?:the|our|my|this|whoever)(?: \p{L}+){1,4}?|them|him or her|her or him|somebody|someone|that person) to (?=\p{Ll})/u;
/** "I can't bend on the diploma, or on dementia experience": what somebody must have, behind who insists. */
const INSISTS =
  /^[Ii] (?:can(?:['’]?t|not)|won['’]?t|will not|could(?:n['’]?t| not)|am not going to)(?: really)? (?:bend|budge|move|compromise|negotiate|flex|give(?: way)?|be (?:flexible|moved)|do without|live without|go without|manage without|settle for less than|drop|skip)(?: on)? (?=\p{L})/u;

/** What is asked or done in a sentence whose writer says that they expect or insist on it; the sentence as it is where they say none of it. */
function withoutInsisting(statement: string): string {
  if (INSISTS.test(statement)) {
    const asked = statement.replace(INSISTS, '').replaceAll(/,? (?:or|nor|and) on (?=\p{L})/giu, ', ');
    return /(?<!\p{L})(?:[Ii]|me|my)(?!\p{L})/u.test(asked) || !asksByContent(asked)
      ? statement
      : `Must have ${asked}`;
  }
  const done = statement.replace(EXPECTS, '');
  return done === statement ? statement : capital(done.replaceAll(WITH_ME, ''));
}

/** The same in other languages: "forme un apprenti avec moi". */
const WITH_ME_ABROAD =
  / ?(?<!\p{L})(?:avec moi|(?:zusammen |gemeinsam )?mit mir|(?:samen )?met mij|conmigo|(?:insieme )?con me|comigo|med mig|med meg)(?!\p{L})/giu;
const MEETS_ABROAD =
  /(?<!\p{L})(?:entretiens?|rencontr\p{L}*|échange|téléphon\p{L}*|gespräch\p{L}*|telefon\p{L}*|zoom|teams|llamada|entrevista|colloqui\p{L}*|chiamata|gesprek\p{L}*|kennismak\p{L}*|\p{L}*probe\p{L}*|essai|prueba|prova|prøve\p{L}*|prov\p{L}*|visit[ea]|café|kaffee|koffie|samtal|samtale|entrevista|conversa|charla)(?!\p{L})/iu;

/** How people meet, which is no work beside anybody. */
const MEETS =
  /(?<!\p{L})(?:phone|zoom|teams|video|lunch|dinner|coffee|cuppa|chat|tour|visit|trial|panel|interview\p{L}*|walk ?round|look round|yarn|meet\p{L}*|speak|talk|done)(?!\p{L})/iu;

/** How a letter calls the one who writes it. */
const UNDERSIGNED = /(?<!\p{L})the undersigned(?!\p{L})/giu;

/** A statement of what is done or asked without the one who writes; any other as it is. */
export function withoutSpeaker(told: string): string {
  const named = withoutLikeUs(withoutWhoAsks(told)).replaceAll(UNDERSIGNED, 'the manager');
  const statement =
    named.split(',').length < 3 || MEETS_ABROAD.test(named) ? named : named.replaceAll(WITH_ME_ABROAD, '');
  if (!/(?<!\p{L})(?:me|I|i['’]m)(?!\p{L})/u.test(statement)) return statement;
  const written = withoutInsisting(statement.replaceAll(NOT_FUSSY, ''));
  const open = written.replace(I_SAY, '');
  const line =
    open !== statement &&
    (asksByContent(open) || WHO_COMES.test(open) || MUST_HAVE.test(open) || EXPECTS.test(statement))
      ? open
      : statement;
  if (line.split(',').length < 3 && !WHO_COMES.test(line)) return line;
  const alone = MEETS.test(line) ? line : line.replaceAll(WITH_ME, '');
  const bare = alone.replaceAll(WHILE_I, '').replace(LEADS_TO_DUTIES, '');
  const kept = TELLS.test(bare) ? line : capital(bare.replace(BESIDE_ME, writerOf(bare)));
  return kept.replace(TO_ME, (said, word: string) => (SAID_TO.test(word) ? said : `${word} to the manager`));
}

const MUST_HAVE =
  /^(?:they|you|he|she|we|must|needs?|got to)(?!\p{L})[^.]*(?:need|must|have|got|hold|want|licen[cs]e|years)(?!\p{L})/iu;

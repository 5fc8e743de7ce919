import { asksByContent } from '../jobs/index.ts';

/**
 * What is done or asked, as the one who writes tells it of themselves: "keep the trackers up to date for me and deputise for me when I'm
 * away", "five years on cranes, I won't move on that". Who writes goes from it, and the work stays.
 */

/** "Chairside for me and the associate": with whom of the house, in a list of what is done. */
const BESIDE_ME =
  /(?<=(?<!\p{L})(?:for|with|alongside|beside|under|assisting|supporting|helping|covering for) )me(?= and (?:the|our|my|two|three|a|an|\p{Ll}{4,})(?!\p{L})|[,.;]|$)|(?<=(?<!\p{L})(?:for|with|alongside|beside|under) (?:the|our|my) \p{L}+ and )me(?=[,.;]|$)/giu;
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

/** A statement of what is done or asked without the one who writes; any other as it is. */
export function withoutSpeaker(statement: string): string {
  if (!/(?<!\p{L})(?:me|I)(?!\p{L})/u.test(statement)) return statement;
  const told = statement.replace(I_SAY, '');
  const line =
    told !== statement && (asksByContent(told) || WHO_COMES.test(told) || MUST_HAVE.test(told))
      ? told
      : statement;
  if (line.split(',').length < 3 && !WHO_COMES.test(line)) return line;
  const bare = line.replaceAll(WHILE_I, '');
  const kept = TELLS.test(bare) ? line : bare.replace(BESIDE_ME, 'the manager');
  return kept.replace(TO_ME, (said, word: string) => (SAID_TO.test(word) ? said : `${word} to the manager`));
}

const MUST_HAVE =
  /^(?:they|you|he|she|we|must|needs?|got to)(?!\p{L})[^.]*(?:need|must|have|got|hold|want|licen[cs]e|years)(?!\p{L})/iu;

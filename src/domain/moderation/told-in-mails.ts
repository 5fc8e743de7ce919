import { type Finding, PERSONAL_DESCRIPTION } from './types.ts';

// A mail is full of ordinary sentences that are like no line of an ad: what is only doubted in it is told where the sentence speaks of who
// is taken or left, and of nothing else.

const CHOICE =
  /(?<!\p{L})(?:some(?:one|body)|any(?:one|body)|no ?one|nobody|people|person|candidates?|applicants?|the ones?|those|lads?|girls?|(?:client|they|he|she|boss|manager|owner|panel|team)(?:['’](?:d|s|re|ve))? (?:really |just |only )?(?:want|wants|wanted|prefers?|preferred|like|liked|looking|after|asked|went|gone|rather|reckon\p{L}*|felt|thought|said|think|held)|prefer\p{L}*|only send|taken out|held back|left out|shortlist\p{L}*|not the sort|fit in|jemand\p{L}*|bewerber\p{L}*|leute|quelqu['’]un|candidat\p{L}*|personne|alguien|gente|qualcuno|candidato|alguém|iemand|mensen|kandydat\p{L}*|kogoś|någon|nogen|noen|client\p{L}*|klient\p{L}*|kunde\p{L}*)(?!\p{L})/iu;
/** A feast, a leave and an illness in a subject are what the mail is about. */
const MOST_TOPIC_WORDS = 3;

const FEASTS =
  /^\W*(?:(?:re|fwd?|aw|wg): )?(?:(?:\p{L}+ )?(?:eid|ramadan|ramadán|diwali|christmas|xmas|hanukkah|easter|passover|nowruz|vaisakhi|holi|noël|pâques|aïd|weihnachten|ostern|navidad|natale|pasqua|kerst|pasen|suikerfeest|wielkanoc)(?: (?:and|&) \p{L}+)?|(?:\p{L}+['’]s )?retirement(?: (?:do|party|drinks|card))?|grand)\W*$/iu;

/** Findings of a mail as its sender is told of them. @param textOf the text of a field */
export function toldInMail(findings: readonly Finding[], textOf: (field: string) => string): Finding[] {
  return findings.filter((one) => {
    const text = textOf(one.field);
    if (one.field === 'subject' && FEASTS.test(text) && one.verdict !== 'blocked') return false;
    if (one.verdict !== 'look') return true;
    if (one.about === PERSONAL_DESCRIPTION)
      return CHOICE.test(one.field === 'subject' ? text : sentenceOf(text, one));
    // "14-go" is a day, "Homologación" a paper.
    if (/^\d{1,2}$/u.test(one.words) && /^-?(?:go|ego|tego|th|st|nd|rd|:|h|\.)/iu.test(text.slice(one.end)))
      return false;
    return (
      one.field !== 'subject' || one.about === 'disability_or_health' || wordsIn(text) > MOST_TOPIC_WORDS
    );
  });
}

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The words of a finding with the rest of their sentence. */
function sentenceOf(text: string, { start, end }: Finding): string {
  const from = Math.max(text.lastIndexOf('.', start - 1), text.lastIndexOf('\n', start - 1)) + 1;
  const [rest = ''] = /^[^.!?\n]*/u.exec(text.slice(end)) ?? [];
  return text.slice(from, end) + rest;
}

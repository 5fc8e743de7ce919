import { sentencesOf, withoutSentences } from './parts.ts';
import { PHRASES } from './phrases.ts';
import type { EmailLanguage } from './task.ts';

/** Sentences without facts, besides our own courtesies. */
const COURTESIES: Record<EmailLanguage, RegExp> = {
  en: /^(?:(?:please )?(?:do not|don't) hesitate to (?:contact|call|reach out to|get in touch with) (?:me|us)\b.{0,60}|(?:please )?(?:feel free to|let me know if you|get in touch if you) .{0,30}\b(?:questions?|anything else|concerns?)\b.{0,30}|i hope (?:this (?:e-?mail|message) finds you well|you are (?:doing )?well|you're (?:doing )?well|all is well).{0,20}|(?:i|we) look forward to (?:hearing from you|your reply).{0,20}|thank you for your (?:time|patience|attention)(?: in advance)?|have a (?:great|good|nice) (?:day|week|weekend|evening))[.!]?$/iu,
  de: /^(?:(?:bitte )?zögern sie nicht\b.{0,80}|(?:bei|für) (?:weitere[nr]? )?(?:fragen|rückfragen)\b.{0,60}|ich hoffe,? (?:es geht (?:ihnen|dir)|diese nachricht).{0,40}|(?:ich|wir) freuen? (?:mich|uns) (?:auf|über) (?:ihre|deine|eine) (?:antwort|rückmeldung).{0,20}|(?:einen )?schönen? (?:tag|woche|abend|wochenende)\b.{0,20})[.!]?$/iu,
  fr: /^(?:n['’]hésitez pas à .{0,80}|(?:je reste|nous restons) à votre disposition.{0,80}|j['’]espère que (?:vous allez bien|ce message).{0,40}|dans l['’]attente de .{0,40}|(?:bonne|belle) (?:journée|semaine|soirée).{0,20})[.!]?$/iu,
  es: /^(?:no dude[s]? en .{0,80}|quedo a (?:su|tu) disposición.{0,60}|espero que (?:se encuentre|te encuentres|esté|estés).{0,40}|quedo a la espera .{0,40}|(?:que tenga[s]?|buen) .{0,10}(?:día|semana).{0,10})[.!]?$/iu,
};

/** Lead-ins that can be dropped from a sentence; not in German, where the word order would change. */
const LEAD_INS: Record<EmailLanguage, RegExp | null> = {
  en: /^(?:i(?:'m| am) (?:pleased|happy|delighted|glad) to (?:let you know|inform you|tell you) that|i(?: just)? (?:would like|wanted|want) to (?:let you know|inform you|tell you) that|i am writing to (?:let you know|inform you|tell you) that|please (?:note|be aware) that|as (?:you may know|discussed),)\s+/iu,
  de: null,
  fr: /^(?:j['’]ai le plaisir de vous informer que|je vous informe que|je tiens à vous informer que|veuillez noter que)\s+/iu,
  es: /^(?:me alegra informar(?:le|te) de que|(?:le|te) informo de que|quer(?:ía|emos) informar(?:le|te) de que|tenga en cuenta que)\s+/iu,
};

const WORDY: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\bfor the purpose of\b/gi, 'for'],
];

/**
 * The paragraphs without courtesies, lead-ins and wordy phrases. No facts are removed, so a draft without padding stays
 * unchanged.
 */
export function withoutPadding(content: string[], language: EmailLanguage): string[] {
  const own = Object.values(PHRASES[language].courtesy).flatMap((phrase) => [phrase(true), phrase(false)]);
  const polite = withoutSentences(content, (text) => own.includes(text) || COURTESIES[language].test(text));
  const left = polite.content.length > 0 ? polite.content : content;
  return left.map((paragraph) => tightened(paragraph, language));
}

function tightened(paragraph: string, language: EmailLanguage): string {
  const lead = LEAD_INS[language];
  const text = lead === null ? paragraph : withoutLead(paragraph, lead);
  const capital = text === paragraph ? text : text.charAt(0).toUpperCase() + text.slice(1);
  if (language !== 'en') return capital;
  return WORDY.reduce((done, [wordy, plain]) => done.replace(wordy, (found) => cased(found, plain)), capital);
}

/** What "and that" goes on with hangs on the lead-in, which then stays. */
function withoutLead(paragraph: string, lead: RegExp): string {
  const rest = paragraph.replace(lead, '');
  const [first = ''] = sentencesOf(rest);
  return GOES_ON.test(first) ? paragraph : rest;
}

const GOES_ON = /(?:,|\b(?:and|but|or|et|mais|ou|y|pero|o))\s+(?:that|de que|que|qu['’])(?!\p{L})/iu;

function cased(like: string, word: string): string {
  return /^[A-Z]/.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

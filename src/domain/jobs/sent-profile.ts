import { capital } from './text-lines.ts';

const GREETS =
  "(?:(?:as (?:discussed|agreed|promised|per our \\p{L}+)|wie (?:\\p{L}+ ){0,3}?(?:besprochen|vereinbart|versprochen)|comme (?:convenu|promis|discuté)|como (?:hablamos|quedamos|comentamos)|come (?:d[’']accordo|promesso|anticipato)|zoals (?:besproken|afgesproken|beloofd))(?: \\p{L}+)?[,:–-]? )?(?:(?:hi|hello|hey|dear|hallo|servus|moin|guten (?:tag|morgen)|liebe[r]?|sehr geehrte[r]?|bonjour|salut|hola|buenos días|ciao|buongiorno|dag|hoi|goedemorgen|beste)(?: [^,!:]{1,40})?[,!] ?)?";
/** That the profile of a job is sent, by whoever sends it: "anbei unser Profil", "voici notre besoin", "please find below our requirement". */
const SENT: readonly (readonly [string, string])[] = [
  [
    "(?:(?:please )?(?:find|see)(?: (?:attached|enclosed|below|herewith|here))?|here(?:['’]s| is| comes)|(?:attached|enclosed|below)(?: (?:is|you(?:['’]ll| will) find))?|(?:i(?:['’]m| am)|we(?:['’]re| are)) sending(?: you)?|sending you)(?:,? as (?:discussed|agreed|promised),?)? (?:our|the|my|a) (?:new |current |latest |next )?(?:requirement|brief|spec(?:ification)?|profile|jd|job description|vacancy|need|opening|job order)",
    'We are looking for ',
  ],
  [
    '(?:anbei|hiermit|im anhang|nachfolgend|nachstehend|beigefügt|unten|hier)(?:,? wie (?:besprochen|vereinbart|versprochen),?)?(?: (?:finden sie|findest du|kommt|ist|(?:sende|schicke) ich (?:ihnen|dir)|erhalten sie|erhältst du))? (?:unser|das|die|den|unsere[n]?|ein[en]?|mein|meine[n]?)(?: neue[sn]?| aktuelle[sn]?| nächste[sn]?)? (?:(?:stellen|anforderungs|such|bewerber)?profil|stellenbeschreibung|stellenanzeige|stellenausschreibung|ausschreibung|bedarf|suchauftrag|vakanz|gesuch|briefing)',
    'Wir suchen ',
  ],
  [
    '(?:voici|ci[- ](?:joint|dessous)|vous trouverez(?: ci[- ](?:joint|dessous))?|je (?:te|vous) (?:transmets|envoie|joins|adresse))(?:,? comme convenu,?)? (?:notre|le|la|mon|un)(?: nouveau| nouvelle| prochain)? (?:besoin|profil|fiche(?: de poste)?|offre|annonce|demande)',
    'Nous recherchons ',
  ],
  [
    '(?:(?:te|le|os) (?:paso|mando|envío|adjunto|dejo)|adjunto|aquí (?:va|tienes))(?: como (?:hablamos|quedamos))? (?:el|la|nuestr[oa]|un|una)(?: nuevo| nueva)? (?:perfil|oferta|vacante|necesidad|petición|ficha)',
    'Buscamos ',
  ],
  [
    "(?:in allegato|ecco|di seguito|ti (?:mando|invio|giro)|le (?:mando|invio))(?:,? come d[’']accordo,?)? (?:(?:il|la|un|una) (?:nostr[oa] |nuov[oa] )?|l[’'])(?:profilo|ricerca|richiesta|annuncio|scheda)",
    'Cerchiamo ',
  ],
  [
    '(?:hierbij|bijgaand|onderstaand|hieronder|in de bijlage)(?:,? zoals (?:besproken|afgesproken),?)?(?: (?:vind je|vindt u|stuur ik (?:je|u)))? (?:ons|onze|het|de|een)(?: nieuwe)? (?:profiel|vacature|functieprofiel|functieomschrijving|zoekopdracht|aanvraag)',
    'Wij zoeken ',
  ],
];
const FOR =
  "(?:for|für|pour|para|per|voor)(?: (?:the|die|den|le|la|el|il|de) (?:role|position|post|job|stelle|poste?|puesto|ruolo|posizione|functie|vacature)(?: (?:of|as|als|eines|einer|de|d[’']|come|di|van))?)? ";
const ONE =
  '(?:an?|another|two|three|\\d|eine?[nr]?|zwei|drei|une?(?:\\(e\\))?|deux|un[oa]?|dos|due|een|twee)';
/** "Für den Softwaretester (m/w/d), Kiel": one who is called with the signs for everybody. */
const THE_ONE =
  '(?:den|die|das|the|le|la|el|il|lo|de|het) (?=[^.:;]{3,50}?\\([mwdfxhv](?:\\/[mwdfxhv]){1,2}\\))';
const LED = SENT.map(
  ([sent, wanted]) =>
    [
      new RegExp(
        `^${GREETS}${sent}(?:(?: ((?:for|für|pour|para|per|voor) (?!${ONE} )[^:.;]{3,50}?))?\\s*(?:[:–—]|\\s-)\\s+|,\\s+|\\s+${FOR}(?=${ONE} \\p{L}|${THE_ONE}))(?=\\S)`,
        'iu',
      ),
      wanted,
    ] as const,
);
const BEGINS_WITH_ONE = new RegExp(`^${ONE} \\p{L}`, 'iu');

/** A line without that the profile of a job is sent, where the job follows in it; any other as it is. */
export function withoutSending(line: string): string {
  for (const [pattern, wanted] of LED) {
    const [lead = '', whose] = pattern.exec(line) ?? [];
    if (lead === '') continue;
    const rest = line.slice(lead.length);
    // "Voici le besoin pour le cabinet d'Angers : un comptable": where it is stays.
    if (whose !== undefined) return `${wanted}${whose}${BEGINS_WITH_ONE.test(rest) ? ' ' : ': '}${rest}`;
    return /[:,–—-]\s+$/u.test(lead) && !BEGINS_WITH_ONE.test(rest) ? capital(rest) : `${wanted}${rest}`;
  }
  return line;
}

import type { Attribute, Rule } from './types.ts';

// What in other languages than English applicants are told to send of themselves, in each language the same frame: who tells it, and what
// papers hold that the law keeps out of hiring.

const OF: readonly (readonly [Attribute, string])[] = [
  [
    'appearance',
    "(?:bewerbungs|pass|porträt)?fotos?|lichtbild(?:er)?|photos?|fotograf[ií]as?|pasfoto(?:['’]s)?|zdjęcie|foton?|bilde?",
  ],
  [
    'age',
    "geburtsdatum|geburtsjahr|alter(?= |,|$)|date de naissance|(?:l['’])?âge|fecha de nacimiento|edad|data di nascita|(?:l['’])?età|geboortedatum|leeftijd|data de nascimento|idade|dat[ęa] urodzenia|wiek|födelsedatum|ålder|fødselsdato|alder",
  ],
  [
    'family',
    'familienstand|situation (?:de famille|familiale|matrimoniale)|état civil|estado civil|stato civile|burgerlijke staat|stan cywilny|civilstånd|sivilstand',
  ],
];
// Before what is to be sent: with nothing between but articles and other such papers.
const TOLD = [
  '(?:bitte|nur|aussagekräftige \\p{L}+|unterlagen|lebenslauf|bewerbung|bewerbungen) (?:nur )?(?:mit|samt|inklusive|inkl\\.?)',
  '(?<!\\p{L})(?:schick(?:en|t|e)?|send(?:en|et|e)?|leg(?:en|t)|füg(?:en|t|e)?|gib|geben)(?: sie)?(?: uns| bitte| auch)*',
  '(?<!\\p{L})bitte',
  '(?<!\\p{L})(?:manda|mande|mándanos|mándenos|envía|envíe|envíanos|envíenos|adjunta|adjunte|adjuntar|incluye|incluya|indica|indique|pon|cv con|currículum con)',
  '(?<!\\p{L})(?:envoyez|envoie|joignez|joindre|merci de joindre|indiquez|précisez|cv avec|avec)(?:-nous)?',
  '(?<!\\p{L})(?:allegare|allega|allegate|inviare|invia|inviate|indicare|indica|cv con|manda|mandate)(?:ci)?',
  '(?<!\\p{L})(?:stuur|stuurt|vermeld|graag|voeg|cv met)(?: ons)?(?: je| uw)?',
  '(?<!\\p{L})(?:envia|envie|enviar|anexa|anexar|indica|indicar|cv com)',
  '(?<!\\p{L})(?:wyślij|prześlij|dołącz|załącz|podaj|prosimy o|cv ze?)',
  '(?<!\\p{L})(?:skicka|bifoga|ange|uppge|send|vedlæg|vedlegg|oppgi|cv med)',
];
// Behind it.
const ASKED =
  '(?:(?:brauchen|benötigen) wir(?! (?:nicht|kein))|(?:bitte )?(?:angeben|beilegen|beifügen|mitschicken|mitsenden|nicht vergessen)|(?:ist|sind) (?:pflicht|erforderlich|erwünscht)|gehör(?:t|en) dazu|obligatorias?|obligatorios?|imprescindibles?|obligatoires?|(?:est|sont) (?:exigée?s?|demandée?s?|souhaitée?s?)|à joindre|obbligatori[ae]?|da allegare|verplicht|graag meesturen|meesturen|vereist|wymagan[ae]|krävs|kreves|obrigatóri[ao]s?)';
const AND = '(?:(?:,| und| et| y| e| ed| en| i| och| og| sowie| plus) (?:\\p{L}+ )?)';
const ARTICLE =
  '(?: (?:ein|eine|einen|ihr|dein|das|aktuelle[sn]?|tu|una|un|la|el|su|votre|une?|le|ton|ta|il|tua|je|uw|een|a|o|uma|sua|recente|récente|reciente|en|ditt|dit))*';
// Of what somebody made, for the gate, or not to be sent.
const NOT_OF_THEM =
  /(?<!\p{L})(?:kein\p{L}*|ohne|weder|nicht|verzicht\p{L}*|sans|pas|aucune?|ni|inutile|sin|no|ning\p{L}+|senza|né|non|zonder|geen|niet|sem|nem|não|bez|nie|utan|uten|uden|inte|ikke|ausweis|zutritt\p{L}*|badge|pase|acreditaci\p{L}+|tesserino|toegangspas|passerkort|arbeit\p{L}*|werk|werke|mapp?e|portfolio|travaux|réalisations|trabajos?|obras?|lavori|opere|projekt\p{L}*|proyectos?|projets?|progetti|project\p{L}*|prac|trabalhos|arbeten|zeugnis\p{L}*|gâteaux|tartas|torte|schäden|daños|dégâts|kund\p{L}*|client\p{L}*|klant\p{L}*|produkt\p{L}*|product\p{L}*|bambin\p{L}*|kinder\p{L}*|enfants?|niñ\p{L}+|freiwillig|facultati\p{L}+|opcional|wer mag|si quieres|se vuoi|als je wilt)(?!\p{L})/iu;

/** "Foto und Geburtsdatum brauchen wir", "Manda foto y edad": what is to be sent of a face, an age or a family. */
export const SENT_ABROAD: readonly Rule[] = OF.map(([about, nouns]): Rule => {
  const others = OF.map(([, other]) => other).join('|');
  return {
    about,
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `(?:${TOLD.join('|')})${ARTICLE} (?:(?:\\p{L}+|${others})${AND}){0,2}(?:${nouns})(?!\\p{L})|^\\W*(?:(?:${others})${AND}){0,2}(?:${nouns})(?:${AND}(?:${others})){0,2} ?${ASKED}(?!\\p{L})`,
      'giu',
    ),
    reason: 'Asks applicants to send what the law keeps out of hiring.',
    rewording: 'Leave it out',
    unless: NOT_OF_THEM,
  };
});

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const SENT_ABROAD_WORDS = OF.map(([, nouns]) => nouns.replace(/\(\?= [^)]*\)/gu, '')).join('|');

import { OF_COUNTRIES, OF_HOUSES } from './things-abroad.ts';

// A people's adjective of a house, a kitchen or goods, and a language among languages, in other languages than English.

const FR_OF =
  '(?:italien|espagnol|portugais|japonais|chinois|indien|libanais|marocain|tunisien|algérien|turc|turque|grec|grecque|thaïlandais|thaï|vietnamien|coréen|mexicain|brésilien|allemand|anglais|américain|belge|suisse|corse|africain|antillais|asiatique|oriental|russe|polonais|iranien|péruvien|argentin|cubain|éthiopien|sénégalais|arménien|européen|irlandais|britannique|cubain|syrien)(?:ne|e|s|es|nes)?';
const FR_HOUSE =
  '(?:restaurants?|épiceries?|traiteurs?|pizzerias?|trattorias?|boulangeries?|pâtisseries?|cuisines?|gastronomie|supermarchés?|boutiques?|cafés?|brasseries?|bistrots?|sociétés?|groupes?|entreprises?|marques?|vins?|produits?|spécialités|fromages?|voitures?|enseignes?|bars?|pubs?|pizzas?|pâtes|plats|clientèle|marchés?|filiales?|start-?ups?|éditeurs?|fabricants?|constructeurs?|équipementiers?|tables?|meubles|glaces?|motos?|salles?)';
const ROMANCE_OF =
  '(?:italian|español|francés|frances|portugu[eéê]s|japon[eé]s|giappones|chin|cines|ching?|indian|indi|libanes|libanés|marroquí|turc|greg|grec|griego|tailand[eé]s|thailandes|vietnamit|corean|mexican|messican|brasilian|brasileñ|brasileir|alem[aá]n|alemã|tedesc|ingl[eé]s|american|belg|suiz|svizzer|african|asiátic|asiatic|rus|polac|peruan|argentin|cuban|etíop|african|irland[eé]s|sirian|siri)(?:[oaie]|os|as|es|ch[ie])?';
const ROMANCE_HOUSE =
  '(?:restaurantes?|ristoranti?|ristorante|restaurante|trattori[ae]|pizzeri[ae]s?|panader[ií]as?|panetteri[ae]|pasteler[ií]as?|pasticceri[ae]|padarias?|cocinas?|cucina|cozinha|supermercad[oi]s?|tiendas?|negozi[o]?|lojas?|cafeter[ií]as?|caff[eè]|bar(?:es)?|empresas?|aziend[ae]|societ[àa]|grupos?|gruppo|marcas?|marchi[o]?|vin[oi]s?|produc?t[oi]s?|prodotti|quesos?|formaggi|coches|auto|gastronom[ií]a|alimentari|gelateri[ae]|filial(?:es)?|filiale|clientela|mercad[oi]s?|mercato)';
const DE_OF =
  '(?:italienisch|spanisch|portugiesisch|japanisch|chinesisch|indisch|libanesisch|marokkanisch|türkisch|griechisch|thailändisch|vietnamesisch|koreanisch|mexikanisch|brasilianisch|französisch|englisch|amerikanisch|belgisch|schweizerisch|afrikanisch|asiatisch|orientalisch|russisch|polnisch|persisch|peruanisch|argentinisch|kubanisch|äthiopisch|syrisch|kroatisch|schwedisch|dänisch|irisch|britisch)e[nrsm]?';
const DE_HOUSE =
  '(?:restaurants?|lokals?|gaststätten?|pizzerias?|trattorias?|bäckerei(?:en)?|konditorei(?:en)?|küche|supermarkt|supermärkte|laden|geschäft|cafés?|imbiss|bistros?|firmen?|unternehmen|konzerns?|gruppe|marken?|weine?n?|produkte?n?|feinkost\\p{L}*|käse|spezialitäten|eisdielen?|bars?|pubs?|kunden|märkte|markt|tochter\\p{L}*|hersteller\\p{L}*|automarken?|möbel)';
const NL_OF =
  '(?:vlaams|vlaamse?|waals|nederlands|italiaans|spaans|portugees|portugese|japans|chinees|chinese|indiaas|indiase|libanees|libanese|marokkaans|turks|grieks|thais|vietnamees|vietnamese|koreaans|mexicaans|braziliaans|frans|engels|amerikaans|belgisch|zwitsers|aziatisch|russisch|pools|surinaams|indonesisch|duits)e?';
const NL_HOUSE =
  "(?:restaurants?|pizzeria|trattoria|bakkerij|keuken|supermarkt|winkels?|cafés?|bistro|bedrij(?:f|ven)|concern|merk(?:en)?|wijn(?:en)?|producten|kaas|kazen|eethuis|toko|klanten|markt|delicatessen|auto[’']?s)";

const FR_TONGUE =
  '(?:anglais|allemand|espagnol|italien|portugais|néerlandais|arabe|chinois|mandarin|russe|japonais|français|polonais|turc)';
const FR_LEVEL =
  '(?:courant|souhaité|apprécié|obligatoire|exigé|requis|bilingue|lu|parlé|écrit|professionnel|intermédiaire|technique|impératif|bienvenu|scolaire|nécessaire|indispensable|fluide|opérationnel|un plus|serait un plus|est un plus|[abc][12])';

const OF_THINGS = [
  `(?<=(?<!\\p{L})${FR_HOUSE} )${FR_OF}(?!\\p{L})`,
  `(?<=(?<!\\p{L})${ROMANCE_HOUSE} )${ROMANCE_OF}(?!\\p{L})`,
  `(?<!\\p{L})${DE_OF}(?= (?:\\p{L}+ )?${DE_HOUSE}(?!\\p{L}))`,
  `(?<!\\p{L})${NL_OF}(?= (?:en ${NL_OF} )?${NL_HOUSE}(?!\\p{L}))`,
].map((source) => new RegExp(source, 'giu'));
// "L'italien serait un plus": a language in small letters, which of people would be a capital; and one beside another.
const OF_TONGUES = [
  new RegExp(
    `(?<=(?<!\\p{L})[Ll]['’])${FR_TONGUE}(?= (?:est|serait|sera|souhaité|apprécié|courant|obligatoire|professionnel|et l['’]|ou l['’]|et le |ou le ))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<!\\b(?:un|une|d['’]un|jeune) )${FR_TONGUE}(?= ${FR_LEVEL}(?:,| et| ou| ;) (?:l['’])?${FR_TONGUE}(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})${FR_TONGUE} ${FR_LEVEL}(?:,| et| ou| ;) (?:l['’])?)${FR_TONGUE}(?= ${FR_LEVEL}(?!\\p{L}))`,
    'giu',
  ),
];

/** As many signs that no language reads as were there. */
export const blanked = (said: string): string => ' '.repeat(said.length);

/** A sentence with these taken out, at the same places. */
export const withoutHousesOfPlace = (clause: string): string =>
  [...OF_THINGS, ...OF_TONGUES, ...OF_COUNTRIES, ...OF_HOUSES].reduce(
    (said, pattern) => said.replace(pattern, blanked),
    clause,
  );

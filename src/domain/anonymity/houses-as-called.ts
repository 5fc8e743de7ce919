/** What a house or a school is, in words that are no tool's or product's. */
const KIND =
  '(?:(?:sub-?)?contractor|firm|company|business|start-?up|scale-?up|outfit|place|shop|store|bureau|agency|consultancy|practice|clinic|surgery|hospital|hospice|charity|NGO|trust|school|college|academy|nursery|playgroup|hotel|guest ?house|restaurant|bistro|brasserie|caf[eé]|pub|bar|bakery|butchers?|garage|workshop|dealership|yard|shipyard|boatyard|farm|winery|brewery|distillery|quarry|mill|sawmill|foundry|factory|plant|laundry|depot|warehouse|haulier|carrier|supplier|manufacturer|builder|joinery|employer|studio|salon|gym|theatre|care home|home|council|association|club|one-man band|family business|family firm)';
/** Where it is, the town told or taken out already. */
const WHERE =
  '(?: (?:in|near|outside|at|from|over in|out in|up in|down in|based in) (?:\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?|\\[name removed\\]|a (?:town|city|village)))?';
const CALLED =
  '(?: ?,? ?(?:that was |which was |it was |was |is |then |once |formerly |now |since )?(?:called|named|known as|trading as|t/a|by the name of|that called itself|that went by))';
const KIND_ABROAD =
  '(?:Firma|Betrieb|Unternehmen|Laden|Werkstatt|Agentur|Büro|Start-?up|Schule|Praxis|Klinik|Hotel|Restaurant|Bäckerei|Spedition|(?:petite )?(?:boîte|entreprise|société|maison|start-?up|école|agence|boulangerie|auberge)|artisan|sous-traitant|garage|empresa|tienda|taller|agencia|escuela|colegio|bodega|azienda|ditta|officina|agenzia|scuola|bottega|firma|loja|oficina|agência|escola|padaria|bedrijf|zaak|winkel|bureau|garagebedrijf|kwekerij|företag|firma|byrå|butik|verkstad|skola|bedrift|virksomhed|værksted|skole|firm[aąęy]|zakład(?:zie)?|sklepie|szkole)';
const CALLED_ABROAD =
  "(?:namens|mit Namen|mit dem Namen|das sich|die sich|nommée?|appelée?|qui s[’']appel(?:le|ait)|du nom de|baptisée?|llamad[oa]|que se llama(?:ba)?|de nombre|chiamat[oa]|di nome|che si chiama(?:va)?|chamad[oa]|que se chama(?:va)?|de nome|genaamd|geheten|die .{0,12}heet|som heter|som hette|som heder|som hed|vid namn|ved navn|som het|o nazwie|zwan(?:ym|ej|a|y))";
const ARTICLE = '(?:an?|the|another|one|some|this|his|her|their|my|our)';
const ADJECTIVES = '(?:[\\p{Ll}\\d-]+ ){0,3}';

/** `a subcontractor called`, `a wages bureau in Rotherham called`. */
const CALLED_BEFORE = new RegExp(
  `(?<!\\p{L})${KIND}${WHERE}${CALLED} (?:the )?$|(?<!\\p{L})${KIND_ABROAD}(?: (?:in|à|de|en|a|em|te|i) \\p{Lu}[\\p{L}’-]+)?,? ${CALLED_ABROAD} (?:la |le |el |de |het )?$`,
  'iu',
);
/** `That was a startup, Ledgerlane, folded`: what it is, then its name between signs. */
const APPOSED_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${ARTICLE} ${ADJECTIVES}${KIND}${WHERE}|(?:ein(?:e[mrns]?)?|une?|un[ao]?|uma?|een|en|ett|et) (?:[\\p{Ll}-]+ ){0,2}${KIND_ABROAD}(?: (?:in|à|de|en|a|em|te|i) \\p{Lu}[\\p{L}’-]+)?)(?:, | \\(| [–—-] )(?:St\\.? )?$`,
  'iu',
);
const APPOSED_AFTER = /^(?: (?:(?:and|&|of) )?\p{Lu}[\p{L}’'-]+){0,3}(?:[,;)]|\.(?:\s|$)| [–—-] |$)/u;
/** `la boulangerie Hamonic`, `Krankenpflegeschule St. Willehad`, `Montessoriförskolan Filuren`, `del Hotel Asturmar`. */
const NAMED_BY_KIND = new RegExp(
  `(?<![\\p{L}-])(?:${[
    '(?:la|une|cette|sa) (?:boulangerie|pâtisserie|boucherie|menuiserie|imprimerie|scierie|ferme|brasserie|pharmacie|clinique|crèche|école|fromagerie|distillerie|librairie|serrurerie|société|maison)',
    "(?:l[’']|du |le |au |un |de l[’'])(?:hôtel|restaurant|garage|domaine|château|lycée|collège|cabinet|salon|chantier|atelier|auberge|bistrot)",
    '(?:la|una|su|a la) (?:panadería|pastelería|carnicería|bodega|clínica|farmacia|escuela|guardería|residencia|ferretería|gestoría|asesoría|constructora|imprenta|cafetería|academia)',
    '(?:el|del|al|un|en) (?:[Hh]otel|[Rr]estaurante|[Tt]aller|[Bb]ar|[Cc]olegio|[Hh]ospital|[Ii]nstituto)|Hotel|talleres',
    '(?:la|una|alla|dalla|della) (?:panetteria|pasticceria|trattoria|officina|clinica|farmacia|cantina|ditta|falegnameria|tipografia|scuola|cooperativa)',
    "(?:l[’']|all[’']|dell[’']|nell[’'])(?:albergo|hotel|osteria|istituto|officina|azienda)|(?:il|al|del|dal) (?:ristorante|panificio|caseificio|liceo|salumificio)",
    '(?:a|na|da|numa|uma) (?:padaria|oficina|clínica|escola|pastelaria|creche|adega|farmácia|serralharia)|(?:o|no|do|num) (?:restaurante|colégio|hotel|lar)',
    '(?:bakkerij|slagerij|kwekerij|drukkerij|basisschool|garage|kliniek|verpleeghuis|scheepswerf|loonbedrijf|aannemersbedrijf|brasserie)',
    '\\p{Lu}\\p{Ll}*(?:schule|klinik|bäckerei|metzgerei|schreinerei|tischlerei|gärtnerei|spedition|brauerei|molkerei|druckerei|apotheke|kanzlei|krankenhaus|pflegeheim|gasthof|landhaus|autohaus|werkstatt|weingut|werft|praxis|kita)',
    '(?:Schule|Klinik|Bäckerei|Metzgerei|Spedition|Brauerei|Kita|Gasthof|Autohaus|Weingut|Werft)',
    '\\p{L}*(?:förskolan|skolan|bageriet|verkstaden|hotellet|krogen|varvet|mejeriet|sjukhuset|äldreboendet|barnehagen|barnehage|verkstedet|sykehjemmet|skolen|børnehaven|vuggestuen|plejehjemmet|værkstedet|smedjan)',
  ].join('|')}) (?:(?:St|Ste|Sankt|San|Santa|Sainte?)\\.? )?$`,
  'u',
);
/** Where somebody learned, whatever the letters: `gelernt am HBBK`. */
const LEARNED_AT =
  /(?<!\p{L})(?:[Gg]elernt|[Aa]bitur|[Ff]achabi(?:tur)?|[Ss]tudiert|[Ss]tudium|[Ss]tudierte|[Bb]erufsschule|[Tt]echniker|[Mm]eisterschule|[Aa]bschluss|[Aa]usbildung|[Ll]ehre)(?: (?:19|20)\d\d)? (?:am|im|an der|an|auf der|auf dem|beim|an dem) $/u;
/** `Earlier employer not in the file: Rosewarne Cable Loggers`. */
const LABELLED =
  /(?<!\p{L})(?:[Ee]mployers?|[Ff]irm|[Cc]ompany|[Jj]ob|[Ww]orkplace|[Ss]chool|[Cc]ollege|[Aa]rbeitgeber|[Ff]irma|[Ee]mployeur|[Ee]mpresa|[Aa]zienda|[Ww]erkgever|[Aa]rbetsgivare)(?: [\p{Ll}’-]+){0,6}: $/u;
/** What became of a house in which somebody was: `Topshop too until it went under`. */
const UNTIL_IT =
  /^(?:,? (?:too|also|as well))?,? (?:until|till|before|when) (?:it|they|the place|the lot) (?:all )?(?:went (?:under|bust|bankrupt|into administration)|closed|shut|folded|collapsed|was (?:sold|bought|closed|wound up)|were (?:bought|sold|taken over)|sold up|moved out|relocated|shut down)(?!\p{L})/u;
/** A part of a house that somebody was on or in: `a stint on Bombardier's relocation desk`. */
export const PART_OF_HOUSE =
  /^[’']s (?:[\p{Ll}-]+ ){0,2}(?:desks?|teams?|lines?|yards?|plants?|floor|shop ?floor|stores?|wards?|payroll|books?|site|depot|kitchens?|labs?|workshops?|warehouses?|factory|factories|night shifts?|(?:graduate|grad|apprentice|trainee) (?:scheme|programme|program)|fleet|vans?|rigs?|boats?|call centres?|head office|HQ|relocation|helpdesk|service desk)(?!\p{L})/u;
export const IN_HOUSE =
  /(?<!\p{L})(?:[Oo]n|[Ii]n|[Aa]t|[Ff]or|[Ww]ith|[Ff]rom|[Jj]oined|[Ll]eft|[Rr]an|[Rr]uns|[Ll]ed|[Mm]anaged) $/u;

/** How long somebody was there: `six ans aux Tilleuls`, `oito anos na Efacec`. */
const STINT_ABROAD =
  /(?<!\p{L})(?:ans|mois|années?|saisons?|étés?|años|meses|temporadas?|veranos?|anni|mesi|stagioni|anos|épocas|jaar|maanden|seizoenen|Jahren?|Monaten?|Saisons?|år|månader|måneder|somrar|sezony?|lata?|miesięcy) (?:à la|à l[’']|aux?|à|en el|en la|en|al|alla|all[’']|a|da|nel|nella|na|no|nas|nos|em|op de|op|in de|im|am|på|vid|hos|u) ?$/u;
/** What somebody was, behind which a house stands and no town: `shift lead with Nero`, `Crossrail with BFK`. */
const ROLE_WITH =
  /(?:(?<!\p{L})(?:\p{Ll}{2,}(?:er|or|ist|ian|man|hand)|lead|chef|nurse|clerk|cook|apprentice|trainee|intern|temp)|\[name removed\]) (?:with|avec|con|com|mit|met|med) $/u;
const ENDS = /^(?:[.,;)]|$|\n)/u;
/** A place of work by whose it is, and teams, homes and schools before their name: `en el chiringuito de Paco`, `ploeg Blauw`. */
const OF_WHOM =
  /(?<!\p{L})(?:(?:chiringuito|bar|taller|restaurante|tasca|oficina|padaria|quinta|garage|bistrot|atelier|salon|officina|trattoria|bottega|negozio|peluquería|mesón) (?:de la|de|do|da|di|du|d[’'])|equipo|equipa|squadra|ploeg|lag|residencia|los talleres|talleres|chantier|lycée|collège|infantário|boutique|EHPAD|résidence|woonzorgcentrum|zorgcentrum|verpleeghuis|[Hh]aus|[Ww]ohnbereich|przedszkolu|szpitalu|zakładzie) ?$/u;
/** A ward or a house by its name: `on Juniper Ward`. */
const ON_WARD = /(?<!\p{L})(?:on|at|in|from|of|ran|runs|covers|covered) $/u;
const WARD = /^ (?:Ward|Suite|Wing|Lodge|Villa)(?!\p{L})/u;

/** What begins with its kind, in languages that are read by none: `Montessoriförskolan Filuren`. */
const WITH_KIND =
  /^\p{L}*(?:förskolan|skolan|bageriet|verkstaden|hotellet|krogen|varvet|mejeriet|sjukhuset|äldreboendet|barnehagen|verkstedet|sykehjemmet|skolen|børnehaven|vuggestuen|plejehjemmet|værkstedet) \p{Lu}/u;

/** Whether the words around what nothing explains tell it to be what a house or a school is called. */
export const isCalledAsHouse = (before: string, after: string, said: string): boolean =>
  WITH_KIND.test(said) ||
  CALLED_BEFORE.test(before) ||
  (APPOSED_BEFORE.test(before) && APPOSED_AFTER.test(after)) ||
  NAMED_BY_KIND.test(before) ||
  LEARNED_AT.test(before) ||
  LABELLED.test(before) ||
  STINT_ABROAD.test(before) ||
  (ROLE_WITH.test(before) && ENDS.test(after)) ||
  OF_WHOM.test(before) ||
  (ON_WARD.test(before) && (WARD.test(after) || / Ward$/u.test(said))) ||
  UNTIL_IT.test(after) ||
  // `Bombardier's relocation desk`: whose it is may be a part of the word.
  (IN_HOUSE.test(before) && PART_OF_HOUSE.test((/['’]s$/u.exec(said)?.[0] ?? '') + after));

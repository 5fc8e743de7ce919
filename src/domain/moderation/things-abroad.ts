// Words of other languages than English that name people, and here a country, how a house is called or how many there are.

/** "Die Tochter in Polen wird geschlossen": a country that is called as its people are, where something stands or goes. */
export const OF_COUNTRIES = [
  /(?<=(?<!\p{L})(?:in|nach|i|till|til|naar) (?:ganz |heel |hela )?)(?:Nord|Süd|West|Ost|Zuid|Noord|Oost)?-?(?:Polen|Schweden|Sachsen|Hessen|Bayern|Franken|Schwaben|Preußen)(?!\p{L})(?! (?:geboren|aufgewachsen|geborene[rn]?|opgegroeid|ausgebildet))/giu,
];
// "Mets pas le nom de la boîte", "unseren Namen bitte nicht nennen": how a house is called, which tells nobody's origin.
const OF_NAMES = [
  /(?<=(?<!\p{L})(?:le|du|au|son|leur) )noms?(?= (?:de (?:la |notre |ma |cette |leur )|de l['’]|du |des )(?!(?:candidat|personne|femme|fille|mari|famille|garçon|salarié|postulant|prétendant)\p{L}*)\p{L}+)(?! [^.;]{0,24}consonance)/giu,
  /(?<=(?<!\p{L})(?:mon|notre) )noms?(?!\p{L})(?! (?:à|aux?) consonance)/giu,
  /(?<=(?<!\p{L})(?:unser(?:en|em|s)?|mein(?:en|em)?|eure?n?) )namens?(?!\p{L})/giu,
  /(?<=(?<!\p{L})(?:den|der|dem) )namen?(?= (?:der (?:firma|praxis|kanzlei|klinik|schule|gesellschaft|gruppe|marke|agentur)|des (?:hauses|unternehmens|betriebs|kunden|hotels|restaurants|büros|vereins|ladens)|unsere[sr] ))/giu,
  /(?<=(?<!\p{L})(?:il|el|o|de|het|la) )(?:nome|nombre|naam)(?= (?:de(?:l|lla|llo|ll['’]|la)?|do|da|van) ?(?:(?:la|nuestr[oa]|nossa|nosso|nostr[oa]|het|de|ons|onze) )?(?:empresa|azienda|ditta|negozio|hotel|clínica|colegio|tienda|casa|bedrijf|zaak|winkel|praktijk|kantoor|school|loja|escola|firma|studio|despacho|bufete|restaurante|taller|grupo))/giu,
];
// "Une cinquantaine de dossiers": how many of things, and nobody's age.
const OF_COUNTS = [
  /(?<=(?<!\p{L})(?:une|d['’]une|cette|la|una|unas|uma|een|un) ?(?:bonne |petite |buena |buona |boa |goede |klein )?)(?:(?:dix|quinz|vingt|trent|quarant|cinquant|soixant|cent)aine|(?:quincen|veinten|treinten|cuarenten|cincuenten|sesenten|centen)a|(?:quindic|vent|trent|quarant|cinquant|sessant)ina|(?:twin|der|veer|vijf|zes)tigtal)(?= (?:de |d['’]|di )?(?!ans|années|años|anni|jaar|anos|printemps)\p{L}{3,})/giu,
];

// "Mozos/as", "camarero (a)", "mozos y mozas": both sexes in one word or breath; and a trade that is called by a word for people.
const OF_BOTH = [
  /(?<!\p{L})\p{L}{2,}(?:os?|or|ores|i)(?:\/-?|\s?\(-?)(?:as?|oras?|es?|e)(?:\)|(?![\p{L}/]))/giu,
  /(?<!\p{L})(\p{L}{2,})(?:os?) (?:y|o|u|e|y\/o|ou) \1as?(?!\p{L})/giu,
  /(?<!\p{L})moz[oa]s?(?= de (?:almacén|almacen|carga|descarga|reparto|equipajes|cuadras?|comedor|servicio|obra))/giu,
];

// "Uomo o donna, per me è uguale": either of both.
const EITHER =
  '(?:(?:un )?uomo o (?:una )?donna|(?:una )?donna o (?:un )?uomo|hombre o mujer|mujer u hombre|homme ou femme|femme ou homme|mann oder frau|frau oder mann|man of vrouw|vrouw of man|homem ou mulher|mulher ou homem|man eller kvinna|kvinna eller man|mand eller kvinde)';
export const OF_EITHER = [
  new RegExp(
    `(?<!\\p{L})${EITHER}(?=,? (?:per me |per noi |me |nos |para mí |pour nous |pour moi |ist |mir |uns |das |dat |för oss )*(?:è uguale|uguale|è lo stesso|è indifferente|indifferent[ei]|da igual|es igual|indistinto|indistintamente|peu importe|c[’']est égal|égal|indifférent|egal|gleich|maakt (?:me |ons )?niet uit|tanto faz|é igual|indiferente|spelar ingen roll|kvittar|ligemeget)(?!\\p{L}))`,
    'giu',
  ),
];
// How old a house is, what is spoken among those there, and whoever receives somebody.
const OF_THERE = [
  /(?<=(?<!\p{L})(?:llevamos|llevan|la empresa lleva) (?:más de |casi |ya )?)\d{1,3} años(?= \p{L}+(?:ando|iendo|yendo)(?!\p{L}))/giu,
  /(?<=(?<!\p{L})(?:in|nella|nel|tra|fra) (?:squadra|team|reparto|cantiere|cucina|ufficio|colleghi|noi) si parla(?:no)? )\p{L}+(?:, \p{L}+)*(?: e \p{L}+)?(?=[,.;]|$)/giu,
  /(?<!\p{L})el nombre de la persona (?:que|de contacto)(?!\p{L})/giu,
  // "La carretilla más vieja tiene 15 años", "la duplicatrice ha vent'anni": machines and houses.
  /(?<=(?<!\p{L})(?:carretilla|máquina|prensa|horno|furgoneta|edificio|camión|tractor|nave|duplicatrice|macchina|pressa|forno|furgone|muletto|edificio|capannone|prédio|edifício|empilhador|máquina|carrinha|maschine|anlage|presse|ofen|stapler|gebäude|machine|presse|four|bâtiment|camion|chariot)(?: (?:más|più|mais|plus|la|le) \p{L}+| \p{L}+)? )(?:tiene|ha|tem|hat|a)(?: (?:más de|oltre|mais de|über|plus de|casi|quasi|ya|già))? (?:\d{1,3}|\p{L}+)(?:[ ’'](?:años|anni|anos|jahre|ans)|anni)(?!\p{L})/giu,
  /(?<!\p{L})il nome (?:del|della|dei|delle|dello) (?:pezz[oi]|prodott[oi]|articol[oi]|strad[ae]|vi[ae]|attrezz[oi]|piant[ae]|vin[oi]|piatt[oi]|farmac[oi])(?!\p{L})/giu,
  /(?<!\p{L})(?:oma|opa|omas|opas|nonna|nonno|abuela|abuelo)(?:[’']s)? (?:gazelle|fiets|auto|fahrrad|rad|schrank|kast|klok|uhr|bici|bicicleta|ricett[ae]|recetas?|rezepte?|recept(?:en)?)(?!\p{L})/giu,
];

/** What names or counts things of a house, or whoever does a trade whatever their sex. */
export const OF_HOUSES: readonly RegExp[] = [
  ...OF_NAMES,
  ...OF_COUNTS,
  ...OF_BOTH,
  ...OF_EITHER,
  ...OF_THERE,
];

import { fold } from '#src/lib/fold.ts';
import { isGivenName } from '../names/index.ts';

/** Languages in which texts name countries. */
const SHOWN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** States, provinces, islands and ways to say several countries, which no gazetteer of towns has. Those that are names of people are left out. */
const PARTS =
  'johor|sabah|sarawak|selangor|penang|perak|pahang|kedah|kelantan|terengganu|perlis|melaka|malacca|negeri sembilan|putrajaya|labuan|batam|jawa|sumatra|bali|kalimantan|sulawesi|lombok|luzon|mindanao|visayas|cavite|laguna|pampanga|bulacan|batangas|phuket|rayong|chonburi|hokkaido|kanagawa|saitama|chiba|aichi|hyogo|kyushu|shikoku|tohoku|kansai|kanto|guangdong|zhejiang|jiangsu|sichuan|hubei|hunan|fujian|shandong|henan|hebei|yunnan|hainan|xinjiang|gyeonggi|jeju|punjab|sindh|balochistan|khyber pakhtunkhwa|rajasthan|gujarat|maharashtra|karnataka|telangana|andhra pradesh|tamil nadu|uttar pradesh|madhya pradesh|uttarakhand|himachal pradesh|haryana|bihar|jharkhand|odisha|chhattisgarh|assam|west bengal|terai|katanga|lualaba|haut-katanga|oromia|amhara|tigray|kwazulu-natal|limpopo|free state|rift valley|guernsey|isle of man|isle of wight|anglesey|channel islands|western isles|outer hebrides|scilly|tobago|trinidad|tenerife|mallorca|majorca|menorca|ibiza|fuerteventura|lanzarote|gran canaria|crete|corfu|sardinia|sicily|corsica|azores|açores|faroes|faroe islands|svalbard|lapland|lappi|lappland|uusimaa|pirkanmaa|gotland|öland|finnmark|troms|trøndelag|møre|agder|telemark|innlandet|scottish borders|the borders|ayrshire|lanarkshire|aberdeenshire|perthshire|tayside|lothian|caithness|gwynedd|powys|ceredigion|carmarthenshire|pembrokeshire|clwyd|gwent|dyfed|leinster|munster|connacht|connaught|donegal|wicklow|kildare|meath|wexford|antrim|armagh|fermanagh|new england|midwest|pacific northwest|bay area|east coast|west coast|deep south|great lakes|prairies|maritimes|atlantic canada|northern ontario|southern ontario|vancouver island|yukon|nunavut|labrador|newfoundland|sonora|nuevo leon|jalisco|yucatan|bajio|patagonia|antioquia|cundinamarca|minas gerais|mato grosso|santa catarina|parana|bahia|ceara|pernambuco|amazonas|middle east|far east|balkans|baltics|nordics|scandinavia|benelux|iberia|maghreb|sahel|levant|caribbean|central asia|southeast asia|south east asia|subsaharan africa|sub-saharan africa|west africa|east africa|southern africa|north africa|latin america|oceania|drc|dr congo|ivory coast|uae|ksa|png|hk|kerala|goa|manipur|meghalaya|nagaland|ogun|kaduna|tuscany|lombardy|piedmont|veneto|emilia-romagna|liguria|umbria|apulia|puglia|calabria|campania|normandy|brittany|burgundy|alsace|provence|aquitaine|occitanie|thuringia|hesse|swabia|franconia|westphalia|silesia|mazovia|pomerania|masuria|moravia|bohemia|transylvania|moldavia|dalmatia|istria|slavonia|andalusia|catalonia|asturias|cantabria|extremadura|navarre|algarve|alentejo|minho|flanders|wallonia|friesland|brabant|gelderland|zeeland|jutland|zealand|funen|scania|norrland|karelia|ostrobothnia|anatolia|thrace|galilee|negev|gauteng|mpumalanga|western cape|eastern cape|northern cape|east midlands|west midlands|home counties|thames valley|cumbria|lancashire|yorkshire|northumberland|humberside|merseyside|teesside|tyneside|wearside|cheshire|shropshire|staffordshire|leicestershire|lincolnshire|nottinghamshire|derbyshire|oxfordshire|gloucestershire|wiltshire|hampshire|berkshire|hertfordshire|bedfordshire|cambridgeshire|suffolk|norfolk|cotswolds|peak district|lake district|highlands|ruhr|ruhrgebiet|saarland|rheinland|allgäu|tirol|vorarlberg|steiermark|kärnten|mercia|île-de-france|ile-de-france|pays de la loire|hauts-de-france';

let known: ReadonlySet<string> | undefined;
function names(): ReadonlySet<string> {
  if (known !== undefined) return known;
  const all = new Set(PARTS.split('|').map((one) => fold(one)));
  for (const shown of SHOWN) {
    const called = new Intl.DisplayNames([shown], { type: 'region', fallback: 'none' });
    for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
      const name = fold(called.of(code) ?? '').toLowerCase();
      if (name.length > 3 && !isGivenName(name)) all.add(name);
    }
  }
  known = all;
  return all;
}

/** Whether a folded name is a country, as English, German, French, Spanish, Italian, Portuguese and Dutch call it, or a part of one. */
export const isOfWorldMap = (name: string): boolean => names().has(name);

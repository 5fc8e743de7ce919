// What shows by itself that no applicant is to read it, in the other languages of the briefs: each pattern begins and ends with a word.

const PERCENT =
  '[^.;]{0,30}?\\d{1,2}(?:[.,]\\d+)? ?(?:%|prozent|pour ?cent|por ciento|per cento|procent|prosent)';

/** That a name is to be left out. */
export const NAMES_ABROAD: readonly string[] = [
  '(?:seinen|ihren|unseren|den|deren|keine) namen (?:bitte )?(?:(?:nicht|nirgends|niemals) )?(?:\\p{L}+ ){0,3}(?:nennen|reinschreiben|hineinschreiben|erwähnen|veröffentlichen|angeben|drucken|reinsetzen)',
  '(?:nenn|schreib|erwähn|veröffentlich)\\p{L}* (?:sie )?(?:bitte )?(?:seinen|ihren|unseren|den) namen (?:bitte )?(?:nicht|nirgends)',
  "(?:ne (?:pas )?|n['’])(?:mett|donn|cit|mentionn|écri|publi|divulgu|indiqu)\\p{L}* (?:surtout )?(?:pas )?(?:son|leur|notre|mon) nom",
  '(?:mets|mettez|donne|donnez|cite|citez) (?:surtout )?pas (?:son|leur|notre|mon|le) nom',
  'no (?:se )?(?:pong|pon|menc|dig|escrib|publi|cit|nombr)\\p{L}* (?:su|nuestro|mi) nombre',
  '(?:non|senza) (?:mett|scriv|cit|pubblic|indic|far|dire|nomin)\\p{L}* (?:il )?(?:suo|loro|nostro|mio) nome',
  '(?:zijn|haar|onze|mijn|hun) naam (?:er )?(?:\\p{L}+ ){0,2}(?:niet|nergens) (?:\\p{L}+ )?(?:noemen|vermelden|inzetten|bijzetten|plaatsen|in)',
  '(?:noem|vermeld|zet) (?:zijn|haar|onze|mijn|hun) naam (?:er )?(?:\\p{L}+ )?(?:niet|nergens)',
  'não (?:coloqu|ponh|pôr|põe|mencion|dig|escrev|publi|cit|us|bot)\\p{L}* (?:o )?(?:nome (?:dele|dela|deles|da empresa)|(?:seu|nosso|meu) nome)',
  '(?:skriv|nämn|nævn|nevn|publicera|sätt)\\p{L}* (?:inte|ikke) (?:ut |med )?(?:hans|hennes|hendes|vårt|vores|firmats) (?:namn|navn)',
];

/** That something is not public yet, was hushed up, or that somebody has not been told. */
export const NEWS_ABROAD: readonly string[] = [
  'noch nicht (?:\\p{L}+ )?(?:öffentlich|bekannt|spruchreif|offiziell|verkündet|kommuniziert|angekündigt|bekanntgegeben|bekanntgemacht|informiert|eingeweiht|unterrichtet|verständigt|gemeldet)',
  '(?:wurde|wird|wurden) (?:\\p{L}+ ){0,3}(?:verschwiegen|vertuscht|geheimgehalten|geheim gehalten|unter den teppich gekehrt|unter verschluss gehalten)',
  'pas encore (?:été )?(?:public|publique|publics|annoncée?s?|officiel(?:le)?s?|au courant|informée?s?|prévenue?s?|déclarée?s?)',
  '(?:a|ont) été (?:étouffée?s?|passée?s? sous silence|gardée?s? secr\\p{L}+|cachée?s?|dissimulée?s?)',
  '(?:todavía|aún) no (?:(?:es|son|se|lo|está|están|ha|han|sido|hemos) )*(?:públic[oa]s?|anunciad[oa]s?|anunciado|oficial|hecho público|notificad[oa]s?|informad[oa]s?|comunicad[oa]s?|sabe|saben)',
  'se (?:tapó|ocultó|calló|silenció|mantuvo en secreto|ha tapado|ha ocultado)',
  'non (?:ancora )?(?:è|sono) (?:ancora )?(?:stat[oaie] )?(?:ancora )?(?:pubblic[oa]|annunciat[oaie]|ufficiale|informat[oaie]|avvisat[oaie]|comunicat[oaie])',
  '(?:è|sono) stat[oaie] (?:mess[oaie] a tacere|tenut[oaie] (?:nascost[oaie]|segret[oaie])|insabbiat[oaie])',
  'nog niet (?:bekend|openbaar|publiek|aangekondigd|officieel|geïnformeerd|ingelicht|op de hoogte|gemeld|naar buiten)',
  '(?:is|werd|wordt|zijn) (?:\\p{L}+ )?(?:stilgehouden|verzwegen|geheimgehouden|in de doofpot gestopt)',
  'ainda não (?:(?:é|foi|foram|está|estão|são|sabe|sabem) )+(?:públic[oa]s?|anunciad[oa]s?|oficial|informad[oa]s?|comunicad[oa]s?|avisad[oa]s?|divulgad[oa]s?)',
  '(?:foi|foram) (?:abafad[oa]s?|escondid[oa]s?|ocultad[oa]s?|mantid[oa]s? em (?:segredo|sigilo))',
  '(?:är|er|har) (?:\\p{L}+ )?(?:inte|ikke) (?:ännu |endnu |ennå )?(?:offentlig\\p{L}*|officiell\\p{L}*|tillkännagive\\p{L}*|informera\\p{L}*|informeret|underrätta\\p{L}*|underrettet|varslet|bekendtgjort|kunngjort)',
  '(?:tystades ner|mörkades|hölls hemlig\\p{L}*|blev dysset ned|blev holdt hemmelig\\p{L}*|ble dysset ned|ble holdt hemmelig\\p{L}*)',
];

/** What the agency charges. */
export const TERMS_ABROAD: readonly string[] = [
  `(?:unser|das|euer|vermittlungs)\\p{L}* ?(?:honorar|vermittlungsprovision)${PERCENT}`,
  `(?:nos|vos|les) honoraires${PERCENT}`,
  `(?:nuestr[oa]s?|vuestr[oa]s?) (?:honorarios|tarifa|fee)${PERCENT}`,
  `(?:(?:il|la|i) )?(?:nostr[oai]|vostr[oai]) (?:compenso|onorari[oa]?|fee|parcella)${PERCENT}`,
  `(?:onze|ons|jullie) (?:fee|tarief|honorarium|bemiddelingsfee)${PERCENT}`,
  `(?:noss[oa]s?|voss[oa]s?) (?:honorários|taxa|fee)${PERCENT}`,
  `(?:vårt|vores|ert|jeres) (?:arvode|honorar|fee)${PERCENT}`,
];

/** Over what the last one left. */
export const HELD_ABROAD: readonly string[] = [
  '(?:der|die|unsere?) (?:letzte|bisherige|vorherige|frühere|vorige)r? \\p{L}+[^.;]{0,50}? (?:musste (?:leider )?(?:gehen|weg)|(?:gefeuert|entlassen|rausgeworfen|rausgeflogen|freigestellt|gekündigt)|geklaut|gestohlen|getrunken|(?:alkohol|drogen|koks)problem\\p{L}*)',
  "(?:le|la|notre) (?:\\p{L}+ )?(?:précédente?|dernière?|ancien(?:ne)?) ?[^.;]{0,50}?(?:a dû partir|a été (?:virée?|licenciée?|remerciée?|renvoyée?)|buvait|volait|problèmes? (?:de|d[’']) ?(?:alcool|drogue|coke|boisson))",
  '(?:el|la|nuestr[oa]) (?:\\p{L}+ )?(?:anterior|últim[oa]) [^.;]{0,50}?(?:tuvo que (?:irse|marcharse)|fue (?:despedid[oa]|echad[oa])|bebía|robaba|problemas? (?:con|de) (?:el |la |las )?(?:alcohol|drogas|coca|bebida))',
  "(?:il|la|l[’']) ?(?:nostr[oa] )?(?:\\p{L}+ )?(?:precedente|ultim[oa]) [^.;]{0,50}?(?:(?:è )?dovut[oa] andar\\p{L}+|è stat[oa] (?:licenziat[oa]|cacciat[oa]|mandat[oa] via)|beveva|rubava|problem[ai] (?:di|con) (?:l[’'])?(?:alcol|droga|coca))",
  '(?:de|onze) (?:vorige|laatste|voormalige) \\p{L}+[^.;]{0,50}? (?:moest (?:weg|gaan|vertrekken)|(?:ontslagen|weggestuurd|betrapt|geschorst)|(?:drank|drugs|coke|alcohol)probleem)',
  '(?:o|a|noss[oa]) (?:últim[oa]|anterior|antig[oa]) \\p{L}+[^.;]{0,50}? (?:teve de sair|teve que sair|foi (?:despedid[oa]|demitid[oa]|mandad[oa] embora)|bebia|roubava|problemas? (?:de|com) (?:o )?(?:álcool|drogas|bebida))',
  '(?:den|vår|vores) (?:förra|förre|senaste|tidigare|sidste|forrige|tidligere) \\p{L}+[^.;]{0,50}? (?:fick (?:gå|sparken)|måtte gå|blev (?:fyret|avskedad)|ble sparket|(?:alkohol|narkotika|drog|kokain)problem\\p{L}*)',
];

import type { Attribute } from './types.ts';
import { wholeWords } from './whole-words.ts';

// What somebody is asked about themselves by a verb of its own: whether they mean to have children, take medicine, live with somebody,
// go to church; and all of it in Portuguese, Polish and the Nordic languages, whose verbs say who is asked.

/** So many words may stand between, none of which makes a matter of the work of it: "Wil je met kinderen werken?" */
const OFTEN =
  "(?:(?!(?:mit|met|avec|con|com|für|voor|pour|para|per|med|för|z|ze|an|aan)(?!\\p{L}))[\\p{L}’'-]+ ){0,5}?";
const BETWEEN = OFTEN.replace('{0,5}', '{0,2}');
/** Nothing is done with them behind it. */
const ENDS =
  '(?=\\W*$|[,;:?!.]| (?:und|oder|et|ou|y|o|e|i|lub|of|en|och|og|eller|in|im|gründen|stiften|dans|en|nos|nas|w|na|the|zu|te|haben|bekommen|kriegen|krijgen|hebben|nemen|att|å|at|noch|nog|a|ten|dit|den|bald|bientôt|prochainement|próximamente|em breve|snart|wkrótce)(?!\\p{L}))';

const FORMS: readonly (readonly [Attribute, ...string[]])[] = [
  [
    'pregnancy',
    `(?:möchte(?:n|st)|woll(?:en|t)|willst|plan(?:en|st)|wünsch(?:en|st)|beabsichtig(?:en|st)|denk(?:en|st)|erwart(?:en|est)) (?:sie|du|ihr) ${OFTEN}(?:kinder|nachwuchs|(?:ein |eine )?(?:kind|baby|familie|schwangerschaft)|schwanger)${ENDS}`,
    `(?:voulez|souhaitez|pensez|envisagez|comptez|prévoyez|désirez)[- ]vous ${OFTEN}(?:d['’])?(?:enfants?|bébé|grossesse|enceinte|maternité|(?:fonder|agrandir) (?:une|votre) famille)${ENDS}`,
    `(?:veux|souhaites|penses|envisages|comptes|prévois)[- ]tu ${OFTEN}(?:d['’])?(?:enfants?|bébé|grossesse|enceinte|maternité|(?:fonder|agrandir) (?:une|ta) famille)${ENDS}`,
    "(?:projets?|désirs?|envies?) (?:de |d['’])(?:grossesse|maternité|bébé|enfants?|famille)",
    `(?:piensas?|planeas?|quier(?:e|es)|vas?|pretendes?|esperas?|tienes? (?:pensado|previsto|planes de)) ${OFTEN}(?:tener (?:hij[oa]s|niños|familia|un (?:bebé|hijo))|quedar(?:te|se) embarazada|formar una familia|ser madre)`,
    `(?:pensi?|pensa|vuo(?:i|le)|intend(?:i|e)|programm(?:i|a)|preved(?:i|e)|desider(?:i|a)|progett(?:i|a)) ${OFTEN}(?:(?:avere|fare) (?:dei |altri |un )?(?:figli|figlio|bambini|bambino)|rimanere incinta|diventare (?:madre|mamma)|mettere su famiglia)`,
    `(?:van plan|wil(?:t)? (?:je|jij|u)|den(?:k|kt) (?:je|jij|u)|wen(?:s|st) (?:je|jij|u)|(?:je|jij|u)) ${OFTEN}(?:kinderen|(?:een |nog een )?(?:kind|kindje|baby|gezin)|zwanger)(?: (?:te|willen|wilt|wil))* (?:krijgen|nemen|stichten|worden|raken)`,
    `wil(?:t)? (?:je|jij|u) ${OFTEN}(?:kinderen|een gezin)\\W*$`,
    `(?:pensas?|planeias?|planejas?|quer(?:es)?|pretendes?|vais?|tenciona[s]?|(?:estás?|está) a pensar(?: em)?) ${OFTEN}(?:ter (?:mais )?(?:filhos|um (?:filho|bebé|bebê)|bebés?)|engravidar|ficar grávida|constituir família|ser mãe)`,
    '(?:está|estás|é|és|ficou|ficaste) grávida',
    `(?:planuje(?:sz|cie)?|zamierza(?:sz|cie)?|chce(?:sz|cie)?|myśli(?:sz|cie)? o) ${OFTEN}(?:ciąż\\p{L}+|dzieck\\p{L}*|dziec\\p{L}+|(?:założy\\p{L}+|powięks\\p{L}+) rodzin\\p{L}*|zajść|zostać matką|macierzyństw\\p{L}+)${ENDS}`,
    '(?:jesteś|jest pani|pani jest|czy) (?:teraz )?w ciąży|spodziewa(?:sz|cie)? się (?:pani )?dziecka',
    `(?:planerar|tänker|vill|planlægger|vil|planlegger|ønsker) (?:du|ni|de) ${OFTEN}(?:barn|børn|familj|familie|graviditet|gravid)${ENDS}`,
    '(?:är|er) (?:du|ni|de) gravid(?:a)?',
  ],
  [
    'family',
    `(?:leben|wohnen) sie ${OFTEN}(?:partnerschaft|beziehung|ehe|allein|zusammen)${ENDS}`,
    `(?:lebst|wohnst) du ${OFTEN}(?:partnerschaft|beziehung|ehe|allein|zusammen)${ENDS}`,
    `viv(?:ez|s)[- ](?:vous|tu) (?:en couple|en concubinage|maritalement|seule?|avec quelqu['’]un)`,
    'viv[ei]s? (?:usted )?(?:en pareja|con (?:tu|su) pareja)|(?:tienes?|tiene usted) (?:pareja|novi[oa]|marido|esposa)',
    '(?:convive|convivi)(?: con qualcuno)?(?=\\W*$|[,;?])|viv[ei] (?:in coppia|con (?:un |una |il (?:suo|tuo) )?(?:compagn[oa]|partner))|ha(?:i)? (?:un )?(?:compagn[oa]|fidanzat[oa])',
    'wo(?:on|ont) (?:je|jij|u) (?:\\p{L}+ )?(?:samen|alleen)(?=\\W*$|[,;?]| of)|heb(?:t)? (?:je|jij|u) (?:\\p{L}+ )?een (?:relatie|partner|vriend|vriendin)',
    `t(?:em|ens|êm) ${BETWEEN}(?:filh[oa]s?(?: pequen[oa]s?)?|crianças|namorad[oa]|companheir[oa]|marido|família)(?: pequen\\p{L}+)?${ENDS}`,
    'viv(?:e|es) (?:\\p{L}+ )?(?:em união|sozinh[oa]|com alguém|acompanhad[oa])|(?:é|és|está|estás) (?:casad[oa]|solteir[oa]|divorciad[oa]|viúv[oa]|mãe|pai)(?!\\p{L})',
    `ma(?:sz|cie|(?= pani?)) ?(?:pani? )?(?:\\p{L}+ ){0,2}?(?:dzieci|dziecko|rodzinę|męża|żonę|partner\\p{L}+|chłopaka|dziewczynę)${ENDS}`,
    '(?:ile|w jakim wieku) (?:masz|ma pani?|są) (?:\\p{L}+ )?dzieci|(?:jesteś|jest pani?|czy) (?:\\p{L}+ ){0,2}?(?:mężatk\\p{L}+|żonat\\p{L}+|zamężn\\p{L}+|pann\\p{L}+|kawaler\\p{L}+|rozwiedzion\\p{L}+|w związku(?! z)|sam(?:a|otn\\p{L}+))(?!\\p{L})',
    `har (?:du|ni|de) ${BETWEEN}(?:barn|børn|familj|familie|kæreste|sambo|kjæreste)${ENDS}|(?:är|er) (?:du|ni|de) (?:gift|skild|skilt|ensamstående)`,
  ],
  [
    'age',
    'que idade t(?:em|ens)(?=\\W*$|[,;?]| (?:o senhor|a senhora|você|tu))|quantos anos t(?:em|ens)(?=\\W*$|[,;?]| (?:o senhor|a senhora|você|tu))|(?:em que ano|quando) (?:nasceu|nasceste)|qual (?:é )?a (?:sua|tua) idade',
    'ile (?:masz|macie|ma pani?) lat(?! (?:doświadcz|staż|prakty))|ile (?:pani? )?(?:ma|masz) lat(?=\\W*$|[,;?]| (?:i|oraz|a)(?!\\p{L}))|w jakim (?:jesteś|jest pani?) wieku|(?:kiedy|w którym roku) (?:się )?(?:pani? )?(?:urodził\\p{L}+)',
    'hur gammal (?:är )?(?:du|ni)|hvor gammel (?:er )?(?:du|de)|når (?:er|är) (?:du|de) født|när (?:är|föddes) (?:du|ni)(?: född)?',
  ],
  [
    'religion',
    '(?:qual é a (?:sua|tua)|que) (?:religião|fé|igreja)|(?:é|és) (?:católic[oa]|muçulman[oa]|religios[oa]|praticante|crente|evangélic[oa])|(?:vai|vais|frequenta[s]?) (?:à |a )?(?:igreja|missa|mesquita)',
    'jakie(?:go|j) (?:jesteś|jest pani?) (?:wyznania|wiary|religii)|jakiego (?:pani? )?wyznania|(?:jesteś|jest pani?) (?:wierząc\\p{L}+|praktykując\\p{L}+|katolik\\p{L}*|katoliczk\\p{L}+|muzułman\\p{L}+|religijn\\p{L}+)|chodzi(?:sz|cie)? (?:pani? )?do (?:kościoła|meczetu|cerkwi)|(?:twoje|pana|pani) wyznanie',
    '(?:vilken|hvilken) (?:religion|tro)|(?:är|er) (?:du|ni|de) (?:kristen|muslim|religiös|religiøs|troende)',
    "(?:gehen|gehst) (?:sie|du) (?:\\p{L}+ ){0,2}?(?:in die|zur) (?:kirche|moschee)|allez[- ]vous (?:à la |à l[’'])(?:messe|mosquée|église)|va(?:s)? (?:usted )?a (?:misa|la iglesia|la mezquita)|va(?:i)? (?:a messa|in chiesa|in moschea)|ga(?:at)? (?:je|u) (?:\\p{L}+ )?naar de (?:kerk|moskee)",
  ],
  [
    'disability_or_health',
    `(?:nehmen sie|nimmst du) ${OFTEN}(?:medikamente|tabletten|psychopharmaka|antidepressiva)${ENDS}|(?:sind|waren) sie ${OFTEN}(?:behandlung|therapie|arbeitsunfähig)${ENDS}`,
    `pren(?:ez[- ]vous|ds[- ]tu) (?:\\p{L}+ ){0,2}?(?:(?:un|des) )(?:traitements?|médicaments?)(?: \\p{L}+)?${ENDS}|suiv(?:ez[- ]vous|s[- ]tu) un traitement(?=\\W*$|[,;?]| (?:médical|en))|un traitement (?:en cours|médical)|reconnaissance (?:de )?(?:la qualité de )?travailleu(?:r|se) handicapée?|(?:une|votre) rqth`,
    'tomas? (?:usted )?(?:\\p{L}+ ){0,2}?(?:medicación|medicamentos|pastillas)|(?:sigues?|estás?) (?:usted )?(?:algún|en) tratamiento(?! de)|(?:tienes?|tiene usted) (?:reconocida )?(?:una |alguna )?discapacidad',
    'prend(?:e|i) (?:\\p{L}+ ){0,2}?(?:farmaci|medicine|medicinali|psicofarmaci)|(?:segue|segui|fa|fai) (?:\\p{L}+ ){0,2}?(?:terapi[ae])|(?:è|sei) in cura|(?:ha|hai) (?:\\p{L}+ ){0,2}?(?:malattie croniche|una malattia cronica|problemi di salute)',
    'gebruik(?:t)? (?:je|jij|u) (?:\\p{L}+ ){0,2}?(?:medicijnen|medicatie|antidepressiva)|slik(?:t)? (?:je|jij|u) (?:\\p{L}+ ){0,2}?(?:pillen|medicijnen)|heb(?:t)? (?:je|jij|u) (?:\\p{L}+ ){0,3}?(?:chronische|psychische|lichamelijke) (?:ziektes?|aandoeningen?|klachten|beperking(?:en)?|problemen)',
    't(?:em|ens) (?:\\p{L}+ ){0,2}?(?:doenças?|deficiências?|incapacidades?|problemas? de saúde)|tomas? (?:\\p{L}+ ){0,2}?(?:medicação|medicamentos|remédios)|faz(?:es)? algum tratamento|(?:está|estás|é|és) (?:doente|saudável|deficiente|de baixa)(?!\\p{L})|problemas de saúde',
    '(?:jesteś|jest pani?|czy) (?:\\p{L}+ ){0,2}?(?:zdrow[yae]|chor[yae]|niepełnospr\\p{L}+)(?!\\p{L})|choruje(?:sz)?(?: pani?)?(?: \\p{L}+)?(?=\\W*$|[,;?]| na)|(?:masz|ma pani?) (?:\\p{L}+ ){0,2}?(?:orzeczeni\\p{L}+(?= o niep|\\W*$|[,;?])|chorob\\p{L}+|problemy ze zdrowiem)|(?:bierze(?:sz)?|przyjmuje(?:sz)?|zażywa(?:sz)?) (?:pani? )?(?:\\p{L}+ ){0,2}?lek(?:i|ów|arstwa)(?!\\p{L})|leczy(?:sz)? się|orzeczeni\\p{L}+ o niepełnosprawności',
    '(?:är|er) (?:du|ni|de) (?:ofta |ofte )?(?:sjuk|syg|syk|frisk|rask|handikappad|handicappet)|har (?:du|ni|de) (?:\\p{L}+ ){0,2}?(?:sjukdomar|sygdomme|sykdommer|funktionsnedsättning|diagnos(?:er|e)?)|tar (?:du|ni|de) (?:\\p{L}+ )?medicin',
  ],
  [
    'race_or_origin',
    'de onde (?:é|és|vem|vens) (?:a (?:sua|tua) família|originalmente|realmente)|onde (?:nasceu|nasceste)|skąd (?:pochodzi(?:sz)?|jesteś) (?:naprawdę|pierwotnie|twoja rodzina)|skąd pochodzi (?:twoja|pana|pani) rodzina|gdzie (?:się )?(?:pani? )?urodził\\p{L}+|jakiej (?:jesteś|jest pani?) narodowości',
  ],
  [
    'sexual_orientation',
    '(?:és|é) (?:gay|lésbica|homossexual|bissexual)|(?:jesteś|jest pani?) (?:gejem|lesbijką|homoseksualn\\p{L}+)|orientacj\\p{L}+ seksualn\\p{L}+',
  ],
  [
    'union_or_politics',
    '(?:és|é|está|estás) sindicalizad[oa]|(?:pertences?|és membro|é membro) (?:\\p{L}+ ){0,2}?sindicato|(?:należy(?:sz)?|jesteś|jest pani?) (?:\\p{L}+ ){0,2}?(?:do )?(?:związk\\p{L}+ zawodow\\p{L}+|parti\\p{L}+)',
  ],
];

/** The questions by a verb of their own, as `questions.ts` reads them. */
export const FURTHER = {
  asks: wholeWords(
    'diz(?:-me|-nos|er)?|diga(?:-me|-nos)?|indica\\p{L}*|indique|informe|confirm\\p{L}+|saber|powiedz\\p{L}*|napisz\\p{L}*|podaj\\p{L}*|zaznacz|proszę (?:\\p{L}+ )?(?:podać|napisać|powiedzieć)|berätta|fortæl|fortell|skriv|sag\\p{L}*|wissen|savoir|dites?(?:[- ]\\p{L}+)?|précis\\p{L}+|saber|dime|díganos|sapere|dimmi|weten|vertel\\p{L}*|laat (?:\\p{L}+ )?weten',
  ),
  not: wholeWords(
    "não (?:perguntamos|importa|precisa|tem de)|nunca|ninguém|ilegal|discrimin\\p{L}+|anónim\\p{L}+|voluntári\\p{L}+|ajust\\p{L}+|adapta\\p{L}+|nie (?:pytamy|ma znaczenia|musi\\p{L}*|trzeba)|nigdy|nikt|nieważne|dobrowoln\\p{L}+|anonimow\\p{L}+|dyskrymin\\p{L}+|dostosowa\\p{L}+|frivillig\\p{L}*|anonym\\p{L}*|tilpass?\\p{L}*|anpass\\p{L}*|peu importe|egal|keine rolle|freiwillig|facultati\\p{L}+|aménag\\p{L}+|besoin d['’]|maakt niet uit|aanpass\\p{L}*|vrijwillig|non importa|da igual|no importa|necesit\\p{L}+ adapta\\p{L}+",
  ),
  forms: FORMS.flatMap(([about, ...parts]) => parts.map((part) => ({ about, pattern: wholeWords(part) }))),
};

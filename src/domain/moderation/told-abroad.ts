import type { Attribute } from './types.ts';

/**
 * What is told in other languages of somebody who is put forward, by attribute: it describes by it, whoever is sought. A number of years
 * is an age where nothing is done in them.
 */
export const TOLD: readonly (readonly [Attribute, string])[] = [
  [
    'age',
    '(?:ist|wird|bin) [2-7]\\d(?= ?(?:[,.;]|und|jahre alt|$))|[2-7]\\d(?: jahre alt|-jährige[rn]?)|(?:anfang|mitte|ende) (?:zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig)|jahrgang 19\\d\\d',
  ],
  [
    'age',
    '(?<!(?:depuis|pendant|après|durant|en|de|avec|à|sur|les|des|ces|ses|plus|moins) )[2-7]\\d ans(?= ?(?:[,.;]|et|mais|$))|âgée? de [2-7]\\d ans|né(?:e)? en (?:19|20)\\d\\d|(?:la|sa) (?:trentaine|quarantaine|cinquantaine|soixantaine)',
  ],
  [
    'age',
    'tiene [2-7]\\d años|de [2-7]\\d años de edad|ha [2-7]\\d anni|di [2-7]\\d anni di età|tem [2-7]\\d anos|[2-7]\\d jaar oud|is [2-7]\\d jaar|ma [2-7]\\d lat',
  ],
  [
    'family',
    'geschieden[er]?|verwitwet\\p{L}*|verheiratet\\p{L}*|ledig\\p{L}*|alleinerziehend\\p{L}*|(?:hat|haben|habe) (?:\\p{L}+ ){0,2}(?:kinder|söhne|töchter)|(?:mutter|vater) von',
  ],
  [
    'family',
    'divorcée?|célibataire|mariée?|veu(?:f|ve)|(?:mère|père) de (?:\\p{L}+ )?(?:enfants?|filles?|fils|famille|jumeaux)|(?:(?:un|deux|trois|quatre|cinq|jeunes) )enfants|(?:son )?mari (?:au|est|travaille)',
  ],
  [
    'family',
    'casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|(?:madre|padre) de (?:\\p{L}+ )?hij[oa]s?|sposat[oa]|divorziat[oa]|(?:madre|padre) di (?:\\p{L}+ )?(?:figli[oae]?|bambin[oi])|divorciad[oa]|(?:mãe|pai) de (?:\\p{L}+ )?filh[oa]s?|getrouwd|gescheiden van|(?:moeder|vader) van|zamężna|żonaty|rozwiedzion[ya]',
  ],
  [
    'pregnancy',
    'mutterschutz|elternzeit|congé (?:de )?(?:maternité|parental|paternité)|baja (?:maternal|por maternidad)|permiso de maternidad|schwanger\\p{L}*|enceinte|embarazada|incinta|grávida|zwanger|w ciąży',
  ],
  [
    'race_or_origin',
    '(?:er|sie) ist (?:türk|pol|russ|syr|italien|griech|marokkan|afghan|serb|kroat|rumän|bulgar|ukrain|chines|vietnames)(?:e|er|in|erin|isch)|(?:il|elle) est (?:marocain|algérienn?|tunisienn?|sénégalais|malienn?|turc|turque|polonais|roumain|portugais|chinois|africain|espagnol|italienn?)e?|es (?:colombian|ecuatorian|venezolan|marroquí|ruman|peruan|bolivian|argentin|cuban|dominican|chin|senegal)\\p{L}*|gebürtige[rn]? \\p{L}+|migrationshintergrund|d.origine (?!contrôlée)\\p{L}+|de origen \\p{L}+|di origine \\p{L}+|de origem \\p{L}+|van \\p{L}+ afkomst|pochodzenia \\p{L}+',
  ],
  [
    'religion',
    '(?:gläubige[rn]?|praktizierende[rn]?) \\p{L}+|muslim(?:in|a)?|musulmane?|catholique pratiquante?|musulm(?:án|ana)|musulman[oa]|muçulman[oa]|moslima?',
  ],
  [
    'sexual_orientation',
    'homosexuel(?:le|l)?|schwul|lesbisch|lesbienne|bisexuel\\p{L}*|homosexual|lesbiana|omosessuale|homoseksueel',
  ],
  [
    'disability_or_health',
    '(?:schwer)?behindert(?!en)|schwerbehinderung|en situation de handicap|handicapée?|discapacitad[oa]|gehandicapt',
  ],
];

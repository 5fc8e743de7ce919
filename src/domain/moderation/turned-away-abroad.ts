// What German and French say to keep others from coming: as in English the turns of phrase are few.
const AWAY_DE =
  /(?<!\p{L})(?:(?:(?:sehr |nur |leider |ziemlich |so )*(?:schlechte?n?|negative?n?|keine guten|ungute?n?|miese?n?) erfahrung(?:en)?|(?:nur |immer |viel |zu viel )?(?:ärger|probleme|theater|scherereien)) (?:mit|gehabt|gemacht)|mit (?:(?!den\b|dem\b|der\b)\p{L}+ ){1,4}(?:\p{L}+ )?(?:leider |immer |nur |bisher )*(?:schlechte|keine guten|negative) erfahrungen|(?:niemanden?|keinen?|keine) (?:\p{L}+ )?mehr (?:schicken|vorschlagen|aus|von)|(?:schicken|senden) sie (?:uns |mir |da |bitte )*(?:niemanden?|keine?n? (?:leute|bewerber\p{L}*|kandidat\p{L}*|personen|menschen|\p{L}+innen))|(?:kommt|kommen|käme|kämen)[^.;]{0,30} nicht in (?:frage|betracht)|pass(?:t|en|te|ten)[^.;]{0,20} (?:nicht|kaum|schlecht|weniger) (?:\p{L}+ )?(?:zu uns|ins|in (?:das|unser|die)|hier)|(?:hier|bei uns) (?:fehl am platz|nicht glücklich|nicht wohl)|(?:nicht|kaum) wohl ?fühlen|tu(?:t|n) sich (?:hier |bei uns )?schwer|(?:brauch\p{L}*|müssen) sich (?:gar |hier |erst )*(?:nicht|keine?) (?:zu )?bewerben|spar(?:en|t) (?:sie|euch|sich|wir)(?: uns| sich)?|lieber (?:nicht|keine?n?|ohne)(?= )|(?:gern|gerne|bitte) (?:auf )?verzichten|(?:bitte|möglichst) ohne(?! (?:rücksicht|angabe|ansehen|foto|bild))|kann (?:gleich|direkt|sofort|ruhig) (?:weiter(?:gehen|ziehen|suchen)?|wieder gehen|umdrehen|zu ?hause bleiben|daheim bleiben|draußen bleiben)|aussortier\p{L}*|gleich absagen)(?!\p{L})/iu;
const AWAY_FR =
  /(?<!\p{L})(?:(?:(?:de |trop de |une |que des )?(?:très )?mauvaises? (?:expériences?|surprises?|souvenirs?)|(?:que |trop )(?:des |de |d[’'])?(?:ennuis|soucis|problèmes|histoires)) avec|(?:ce |cela |ça )?(?:ne |n[’'])(?:serait|sera|est|peut|peuvent) (?:tout simplement |vraiment )?pas (?:être )?(?:possible|envisageable|pensable|souhaitable)|(?:il n[’']est |c[’']est )?(?:pas question|hors de question|exclu)|(?:ne |n[’'])(?:nous )?(?:envoyez|proposez|présentez|voulons|prenons|souhaitons|voudrions) (?:surtout )?(?:pas|plus|jamais)|(?:on|nous) (?:évite|évitons|préfère(?:rait)? ne pas)|mieux vaut (?:éviter|sans|pas)|(?:ne |n[’'])(?:\p{L}+ )?(?:conviend\p{L}+|convient|correspond\p{L}*|passer\p{L}+|passe|tiendr\p{L}+|tient|s[’']intégr\p{L}+|plair\p{L}+|irait|ira) (?:pas|plus|jamais)|ne se sentir\p{L}+ pas|s[’']abstenir|inutile de (?:postuler|se présenter|candidater)|pass(?:ez|er) (?:votre|son|leur) chemin|n[’'](?:a|ont|aurait|auraient) (?:pas|rien) (?:sa place|leur place|à faire)|(?:on|nous) (?:a|avons) (?:déjà )?donné|très peu pour nous|peut (?:rester chez|passer son chemin|repartir)|surtout pas|de préférence sans)(?!\p{L})/iu;

// For what the work needs, anybody may be turned away.
const FOR_THE_WORK =
  /(?<!\p{L})(?:ohne (?:\p{L}+ )?(?:erfahrung|ausbildung|abschluss|führerschein|schein|zeugnis|unterlagen|kenntnisse|arbeitserlaubnis|lizenz)|erfahrung im|führerschein|ausbildung|abschluss|zertifikat\p{L}*|gehalt|schicht\p{L}*|wochenend\p{L}*|reise\p{L}*|lebenslauf|unterlagen|agentur\p{L}*|vermittler\p{L}*|arbeitserlaubnis|kenntnisse|kündigungsfrist|lieferant\p{L}*|software|maschine\p{L}*|kunden|produkt\p{L}*|sans (?:expérience|diplôme|permis|cv|qualification|lettre)|permis|diplôme\p{L}*|horaires?|salaire|week-end|déplacements?|cabinets?|agences?|logiciels?|machines?|fournisseurs?|prestataires?|clients?|produits?|caces|télétravail|débutants?)(?!\p{L})/iu;

/**
 * Where a sentence in German or French turns people away and does not say that it is for something of the work.
 * @param masked the sentence in small letters, with what is certainly lawful taken out
 */
export function turnedAwayAbroad(masked: string): { start: number; end: number } | undefined {
  const found = AWAY_DE.exec(masked) ?? AWAY_FR.exec(masked);
  return found === null || FOR_THE_WORK.test(masked)
    ? undefined
    : { start: found.index, end: found.index + found[0].length };
}

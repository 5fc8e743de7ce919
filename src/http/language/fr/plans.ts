import type { Catalogue } from '../en/index.ts';

/** What a person agrees to, as approvals are headed. */
export const plans: Catalogue['plans'] = {
  between: ' ; ',
  create: 'à créer : {count} {noun}',
  placed: '{count} {noun}',
  delete: 'à supprimer : {count} {noun}',
  change: 'à modifier : {count} {noun}',
  stage_move: '{count, plural, one {# changement d’étape} other {# changements d’étape}}',
  tags: '{count, plural, one {# modification} other {# modifications}} d’étiquettes',
  fee_terms: '{count, plural, one {# modification} other {# modifications}} des conditions d’honoraires',
  email: '{count} {noun}',
  request: '{count, plural, one {# requête} other {# requêtes}}',
  cancelled: 'à annuler : {count} {noun}',
  closed: 'à fermer : {count} {noun}',
  expired: 'arrive à échéance : {count} {noun}',
  filled: 'à marquer comme pourvu : {count} {noun}',
  paused: 'à suspendre : {count} {noun}',
  published: 'à publier : {count} {noun}',
  revoked: 'à révoquer : {count} {noun}',
  sent: 'à envoyer : {count} {noun}',
  withdrawn: 'à retirer : {count} {noun}',
  groupTo: '{what} à {names}',
  groupOf: '{what} ({names})',
  toStage: '{name} à {stage}',
  onlyStage: 'à {stage}',
  percentFrom: '{percent} à partir de {from}',
  atLeast: 'au moins {amount}',
  guaranteed: 'garantie de {days, plural, one {# jour} other {# jours}}',
  fee: 'honoraires {amount}',
  profit: 'marge brute {amount}',
  feeHidden: 'honoraires masqués pour cet accès',
  noFee: 'sans honoraires',
  held: 'retenu jusqu’à ce qu’une personne libère, à cause de {words}',
  untried: '{action} {input}, qui ne peut être essayé d’avance',
  nothingChanges: 'Rien ne change{reads, plural, =0 {} one { (# lecture)} other { (# lectures)}}',
  undo: 'Annuler : {what}',
  cv_allowance: 'quota de CV',
  aFinding: '« {words} » : {reason}',
  lookAtThis: 'Une personne doit regarder cela.',
  doNotApproach: 'porte la mention « ne pas contacter »',
  noAddress: 'n’a pas d’adresse e-mail',
  badAddress: 'a une adresse e-mail inutilisable',
  theCandidate: 'Le candidat',
  theOrganizer: 'L’organisateur',
  proofOutward:
    'Votre agence redemande votre clé d’accès avant que quoi que ce soit en sorte, soit supprimé définitivement, ou change des clés, des personnes et des rôles.',
  proofAbove:
    'Votre agence redemande votre clé d’accès pour ce qui vaut plus de {amount}, ou dont la valeur ne peut se dire en {currency}.',
  setBy: 'posé par {name} le {day}',
  setOn: 'posé le {day}',
  setByAlone: 'posé par {name}',
};

/** The kinds of records, counted. */
export const counts: Catalogue['counts'] = {
  account: '{count, plural, one {agence} other {agences}}',
  activity: '{count, plural, one {note} other {notes}}',
  ai_screen: '{count, plural, one {entretien par IA} other {entretiens par IA}}',
  api_key: '{count, plural, one {clé} other {clés}}',
  application: '{count, plural, one {candidature} other {candidatures}}',
  bd_lead: '{count, plural, one {piste} other {pistes}}',
  bd_patch: '{count, plural, one {secteur} other {secteurs}}',
  bd_target: '{count, plural, one {entreprise à gagner} other {entreprises à gagner}}',
  calendar_event: '{count, plural, one {entrée d’agenda} other {entrées d’agenda}}',
  candidate: '{count, plural, one {candidat} other {candidats}}',
  candidate_draft: '{count, plural, one {brouillon de candidat} other {brouillons de candidats}}',
  preference_draft: '{count, plural, one {brouillon de souhaits} other {brouillons de souhaits}}',
  client: '{count, plural, one {client} other {clients}}',
  client_contact: '{count, plural, one {contact} other {contacts}}',
  contractor_link: '{count, plural, one {lien de mission} other {liens de mission}}',
  document: '{count, plural, one {document} other {documents}}',
  duplicate_pair: '{count, plural, one {doublon possible} other {doublons possibles}}',
  import: '{count, plural, one {importation} other {importations}}',
  interview: '{count, plural, one {entretien} other {entretiens}}',
  job: '{count, plural, one {poste} other {postes}}',
  job_ad: '{count, plural, one {annonce} other {annonces}}',
  marketplace_deal:
    '{count, plural, one {accord de la place de marché} other {accords de la place de marché}}',
  marketplace_intro:
    '{count, plural, one {présentation de la place de marché} other {présentations de la place de marché}}',
  marketplace_listing:
    '{count, plural, one {offre de la place de marché} other {offres de la place de marché}}',
  paper: '{count, plural, one {document de mission} other {documents de mission}}',
  paper_waiver: '{count, plural, one {dispense de document} other {dispenses de documents}}',
  job_draft: '{count, plural, one {brouillon de poste} other {brouillons de postes}}',
  distribution_board: '{count, plural, one {site d’emploi} other {sites d’emploi}}',
  distribution_rule: '{count, plural, one {règle de diffusion} other {règles de diffusion}}',
  posting: '{count, plural, one {diffusion} other {diffusions}}',
  phone_screen: '{count, plural, one {entretien téléphonique} other {entretiens téléphoniques}}',
  placement: '{count, plural, one {placement} other {placements}}',
  referee_request: '{count, plural, one {demande de références} other {demandes de références}}',
  pool: '{count, plural, one {vivier} other {viviers}}',
  pool_join_request:
    '{count, plural, one {demande d’entrée dans un vivier} other {demandes d’entrée dans un vivier}}',
  pool_member: '{count, plural, one {membre d’un vivier} other {membres d’un vivier}}',
  quota_adjustment: '{count, plural, one {correction d’objectif} other {corrections d’objectif}}',
  quota_period: '{count, plural, one {période d’objectif} other {périodes d’objectif}}',
  quota_plan: '{count, plural, one {plan d’objectifs} other {plans d’objectifs}}',
  scheduled_email: '{count, plural, one {e-mail programmé} other {e-mails programmés}}',
  spec: '{count, plural, one {présentation spontanée} other {présentations spontanées}}',
  submission: '{count, plural, one {présentation} other {présentations}}',
  email_message: '{count, plural, one {e-mail} other {e-mails}}',
  email_draft: '{count, plural, one {brouillon d’e-mail} other {brouillons d’e-mails}}',
  team: '{count, plural, one {équipe} other {équipes}}',
  user: '{count, plural, one {personne} other {personnes}}',
  webhook: '{count, plural, one {webhook} other {webhooks}}',
  connect_app: '{count, plural, one {application} other {applications}}',
  service_account: '{count, plural, one {compte de service} other {comptes de service}}',
};

/** Why words of a text wait for a person. */
export const reasons: Catalogue['reasons'] = {
  age: 'Choisit ou décrit les personnes selon l’âge.',
  sex: 'Choisit ou décrit les personnes selon le sexe ou le genre.',
  family: 'Choisit ou décrit les personnes selon leur famille ou leur situation matrimoniale.',
  pregnancy: 'Choisit ou décrit les personnes selon une grossesse ou un congé parental.',
  race_or_origin: 'Choisit ou décrit les personnes selon la couleur de peau ou l’origine.',
  nationality:
    'Choisit ou décrit les personnes selon la nationalité ; on peut demander le droit de travailler.',
  language:
    'Demande où une langue a été apprise, ce qui renseigne sur l’origine ; on peut demander le niveau.',
  religion: 'Choisit ou décrit les personnes selon la religion.',
  sexual_orientation: 'Choisit ou décrit les personnes selon l’orientation sexuelle ou l’identité de genre.',
  disability_or_health: 'Choisit ou décrit les personnes selon un handicap ou la santé.',
  appearance: 'Choisit ou décrit les personnes selon l’apparence.',
  union_or_politics: 'Choisit ou décrit les personnes selon le syndicat ou la politique.',
  work_status: 'Choisit les personnes selon qu’elles ont un emploi ou ont servi.',
  sought: 'Dit comment la personne doit être, non ce que le travail demande, ou l’on ne peut l’exclure.',
  likeRole: 'Se lit comme d’autres lignes qui disent qui la personne doit être ; une personne décide.',
  likePerson:
    'Se lit comme d’autres lignes qui disent de quelqu’un ce qui n’a pas sa place dans un recrutement ; une personne décide.',
};

/** What should be known of a step. */
export const warnings: Catalogue['warnings'] = {
  contactTakenOff:
    'Le contact du poste appartenait à l’ancien client et a été retiré. Choisissez-en un chez le nouveau client.',
  placeLeftOut: 'Un poste en télétravail ne garde ni ville ni région ; elles ont été omises.',
  unlawfulKept: 'Gardé tel que le client l’a dit, et jamais publié ainsi : {findings}',
  listingPaused: 'L’offre sur la place de marché reste suspendue jusqu’à ce que quelqu’un la reprenne.',
  listingFilled:
    'L’offre sur la place de marché est définitivement pourvue ; le poste peut être partagé de nouveau.',
  noSummary: '{name} part sans résumé : la fiche ne dit rien de cette personne qui puisse être montré.',
  mustMissing: 'Le poste exige {what}, et le dossier de {name} ne le montre pas.',
  flaggedForClient:
    '{name} porte la mention « ne pas contacter »{mark}. Vérifiez auprès de la personne qui l’a posée avant que le client ne la demande.',
  flaggedOnJob:
    '{name} porte la mention « ne pas contacter »{mark} : aucun e-mail ne peut lui être envoyé. Vérifiez d’abord auprès de la personne qui l’a posée.',
  notToApproach: '{name} ne doit pas être contacté{mark}.',
  heldForReview: '{what} attend une personne, et rien n’en sort avant. {findings}',
  waitsForModel:
    '{what} est lu par le modèle de l’agence avant de sortir, et part de lui-même si celui-ci ne trouve rien.',
  nothingKnown:
    'Le profil de {name} ne dit que le titre : la fiche ne contient ni expérience, ni compétences, ni études qui puissent être montrées.',
  oneStillLive: 'Le poste {job} est {jobStatus}, et une personne y est encore active{who}.',
  someStillLive: 'Le poste {job} est {jobStatus}, et {count} personnes y sont encore actives{who}.',
  mailStillScheduled: 'L’entretien est annulé, et un e-mail est encore programmé pour le candidat.',
  mailsStillScheduled: 'L’entretien est annulé, et {count} e-mails sont encore programmés pour le candidat.',
  interviewAhead: 'Un entretien est encore à venir pour la personne placée.',
  interviewsAhead: '{count} entretiens sont encore à venir pour la personne placée.',
  focusNotAllAsked: 'Un entretien porte sur {count} thèmes au plus : les premiers de ces {total}.',
  targetsKeepAmounts:
    'Les objectifs gardent leurs montants et sont lus désormais en {currency} : l’argent n’est jamais converti.',
  inOnePipeline: '{name} figure encore dans un pipeline.',
  inPipelines: '{name} figure encore dans {count} pipelines.',
  emailOfAnother: '{address} est l’e-mail de {name} ; le contact l’affiche, {person} ne l’a pas.',
  oneChangedSinceMerge:
    'Une entrée a été modifiée depuis la fusion et reste telle quelle. Comparez {name} avec {person}.',
  someChangedSinceMerge:
    '{count} entrées ont été modifiées depuis la fusion et restent telles quelles. Comparez {name} avec {person}.',
  ratePeriodMissing:
    'La marge brute attendue n’est pas connue : rien ne dit si les taux sont à l’heure, au jour ou à la semaine.',
  negativeMargin: 'Le taux payé dépasse le taux facturé : tel que saisi, le contrat perd de l’argent.',
  termsCurrency:
    'Les conditions de {client} sont en {code} et le placement en {currency} : le salaire a été classé tel quel, sans honoraires minimum. L’argent n’est jamais converti.',
  statusBackward: 'Le placement revient de « {fromPlaced} » à « {toPlaced} ».',
  fellOffToday:
    'Aujourd’hui, {at}, compte comme dernier jour ; la garantie a pris fin le {until}, donc rien n’est remboursé.',
  workedProfitUnknown:
    'Ce que les jours travaillés ont rapporté n’est pas connu : la marge brute a été saisie, et rien ne dit combien de temps le contrat devait durer.',
  hiddenText: 'Le CV contient des mots qu’aucun lecteur ne voit. Ils ont été omis.',
  mayBe: '{name} est peut-être {person}.',
  mayBeKnown: '{name} est peut-être {person}, qui figure déjà dans la base ({count} %).',
  linkedToKnown: '« {name} » a été relié à {person}, que l’agence connaît déjà. Le nom reste.',
  noPrimaryContact: 'Le client n’a plus de contact principal ; personne n’a pris sa place.',
  noMeetingLink: 'L’invitation n’a pas de lien vers l’appel vidéo.',
  namesCandidate:
    '{name} a été présenté au client sans son identité complète, et cette invitation le nomme. Assurez-vous que la personne est d’accord.',
  notInvited: '{name} {whyNot} : aucune invitation ne part. Prévenez cette personne autrement.',
  noInterviewer: 'Aucun intervenant n’est nommé : personne de ceux qui interrogent n’est invité.',
  noNumber: 'Aucun numéro de téléphone n’est connu pour {name} : l’invitation le demande.',
  revealsCandidate:
    '{name} n’a pas été présenté(e) au client pour ce poste, et cette invitation donne son nom aux intervieweurs. Vérifiez que la personne est d’accord.',
  confidentialInSpec:
    'Les candidats lisent la fiche de poste, et elle dit ce que l’agence facture ou nomme un contact du client : {lines}. Aucune annonce rédigée ne le reprend.',
  confidentialLeftOut:
    'Les candidats lisent la fiche de poste : elle a été rédigée sans ce que l’agence facture ni les personnes nommées chez le client : {lines}. La description les garde.',
  stageUnchanged: '{name} reste à l’étape {stage} : un rendez-vous ne fait avancer que depuis {fromStage}.',
  nobodyInvited: 'Personne n’est invité : l’organisateur n’a pas d’adresse e-mail utilisable.',
  mailSubjectSent: 'Un e-mail avec cet objet a déjà été envoyé à {name} : {at}.',
  mailWordsSent: 'Un e-mail presque identique a déjà été envoyé à {name} : {at}.',
  mailSubjectWaits: 'Un e-mail avec cet objet pour {name} est déjà en route, pour {at}.',
  mailWordsWaits: 'Un e-mail presque identique pour {name} est déjà en route, pour {at}.',
  overlap: '{name} a un autre entretien au même moment : {interview}.',
  notBegun: '{interview} ne commence que le {at}.',
  noReadingModel: 'Aucun modèle de langage n’est configuré ici : seules les règles retiennent les textes.',
  noEmbeddingModel: 'Aucun modèle du sens des textes n’est configuré ici : les recherches classent par mots.',
  previousSecretEnded: 'Le secret d’avant la dernière rotation, qui fonctionnait encore, cesse maintenant.',
  scopesLimited: 'Le rôle limite ce qui lui est permis : il ne reçoit pas tout.',
  policyInherited:
    'Ce pour quoi le demandeur doit attendre l’accord d’une personne, le nouveau le doit aussi.',
  paperExpired: '{paper} ne compte plus depuis le {at} : demandez-en un nouveau.',
  paperExpiring: '{paper} ne compte plus après le {at}.',
  noContract: 'Ce placement est permanent : aucun document de mission n’est demandé.',
  engagementMissing: 'On ne sait pas comment la personne est engagée, et certains documents en dépendent.',
  waiverNotRequired: 'Ce contrat ne demandait pas ce document ; la dispense est gardée tout de même.',
  matchesNothing:
    'Aucun poste n’est « Temporary » : cette règle n’en touche aucun. Les postes à durée déterminée sont un type à part.',
  pageRemains: 'La page publique reste tant que d’autres sites y mènent ({boards}).',
  placementRemains: 'Le placement de {placed} reste tel quel.',
  placementsRemain: 'Les placements de {placed} restent tels quels.',
  placementMissing: 'Une candidature est au stade « placé », mais aucun honoraire n’est saisi pour elle.',
  leftOutOfAd: 'Omis du projet d’annonce, car cela parle de rémunération ou vous était adressé : {lines}.',
  cvNotRead: 'Le CV est gardé, mais n’a pas pu être lu ; regardez-le vous-même.',
  nearName:
    'Un client de nom presque identique existe déjà : {clients}. S’il s’agit de la même société, prenez celui-là.',
  termsDepart: 'Ces conditions s’écartent de celles de l’agence : {what}.',
};

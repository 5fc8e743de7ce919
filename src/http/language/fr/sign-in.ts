import type { Catalogue } from '../en/index.ts';

export const signIn: Catalogue['signIn'] = {
  youAreSignedOutHere: 'Vous êtes déconnecté ici',
  signOutAtYourIdentity: 'Se déconnecter aussi auprès du fournisseur d’identité',
  signIn: 'Se connecter',
  whichAgency: 'Quelle agence ?',
  youWorkAtMoreThan:
    'Vous travaillez dans plusieurs agences avec cette adresse e-mail. Choisissez, et saisissez de nouveau le mot de passe.',
  emailAddress: 'Adresse e-mail',
  password: 'Mot de passe',
  noPasswordYetOrForgotten:
    'Pas encore de mot de passe, ou oublié ? Un administrateur de votre agence peut vous créer un lien pour en définir un. Si votre agence se connecte avec son fournisseur d’identité, utilisez l’adresse qu’elle vous a donnée.',
  asAtTheLinkWorks: 'En tant que <b>{user}</b>, {agency}. Le lien ne fonctionne qu’une fois.',
  theTwoAreNotThe: 'Les deux saisies ne sont pas identiques.',
  setYourPassword: 'Définissez votre mot de passe',
  forAt: 'Pour <b>{email}</b>, {agency}.',
  newPassword: 'Nouveau mot de passe',
  atLeast12CharactersA:
    'Au moins 12 caractères. Quelques mots sans rapport entre eux se retiennent facilement.',
  theSameOnceMore: 'Le même encore une fois',
  setThePasswordAndSign: 'Définir le mot de passe et se connecter',
  passkey: 'Clé d’accès',
  confirmThatItIsYou: 'Confirmez que c’est bien vous',
  makeAPasskey: 'Créer une clé d’accès',
  yourPasswordWasRightNow:
    'Votre mot de passe est correct. Utilisez maintenant une clé d’accès de {email} : empreinte, visage ou code PIN, ou une clé de sécurité.',
  asksEverybodyForAPasskey:
    '{agency} demande à chacun une clé d’accès en plus du mot de passe : empreinte, visage ou code PIN, ou une clé de sécurité. Vous serez connecté dès que vous l’aurez créée.',
  passkeysDoNotWorkAt:
    'Les clés d’accès ne fonctionnent pas à l’adresse de ce service. Demandez à son exploitant de donner à PUBLIC_URL un nom d’hôte en HTTPS.',
  useAPasskey: 'Utiliser une clé d’accès',
  makeAPasskeyAndSign: 'Créer une clé d’accès et se connecter',
  noPasskeyAtHand: 'Pas de clé d’accès sous la main',
  recoveryCode: 'Code de récupération',
  oneOfThoseThatYou:
    'L’un de ceux qui vous ont été montrés avec votre première clé d’accès. Chacun ne fonctionne qu’une fois.',
  signInWithTheCode: 'Se connecter avec le code',
  noCodeEitherWhoeverRuns:
    'Pas de code non plus ? L’exploitant de ce service peut retirer vos clés d’accès, pour que vous recommenciez.',
  signInAsSomebodyElse: 'Se connecter sous un autre nom',
  nameOfThePasskey: 'Nom de la clé d’accès',
  suchAsTheDeviceThat:
    'Par exemple l’appareil qui la contient ; vous le verrez dans la liste de vos clés d’accès.',
  keepYourRecoveryCodes: 'Conservez vos codes de récupération',
  iHaveKeptThem: 'Je les ai conservés',
  youAreSignedIn: 'Vous êtes connecté',
  goOnToTheConnection: 'Continuer vers la connexion',
  aPasskeyWorksOnlyWhere:
    'Une clé d’accès ne fonctionne que si cette page peut exécuter son script. Autorisez les scripts pour cette adresse et rechargez la page.',
  nothingWasConfirmed: 'Rien n’a été confirmé, ou cela a pris trop de temps. Réessayez.',
  thisDeviceHasOne:
    'Cet appareil contient déjà une de vos clés d’accès. Utilisez celle-ci, ou un autre appareil.',
  doNotWorkAtThis:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez la page à l’adresse que votre agence utilise pour Deskhand.',
  thisBrowserCouldNot:
    'Ce navigateur n’a pas pu utiliser de clé d’accès (NAME). Essayez un autre navigateur ou appareil.',
  passkeys: 'Clés d’accès',
  aPasskeyProvesThatIt:
    'Une clé d’accès prouve que c’est bien vous par votre empreinte, votre visage ou un code PIN, ou par une clé de sécurité. Dès que vous en avez une, elle vous est demandée quand vous vous connectez avec votre mot de passe.',
  youHaveNoPasskeyYet: 'Vous n’avez pas encore de clé d’accès.',
  browsersTakePasskeysOnlyAt:
    'Les navigateurs n’acceptent les clés d’accès que sur un nom d’hôte en HTTPS. L’exploitant de ce service donne à PUBLIC_URL une telle adresse.',
  addAPasskey: 'Ajouter une clé d’accès',
  recoveryCodes: 'Codes de récupération',
  codesAreLeft:
    '{left, plural, one {Il reste # code.} other {Il reste # codes.}} De nouveaux codes les remplacent tous.',
  makeNewRecoveryCodes: 'Créer de nouveaux codes de récupération',
  addedNotUsed: 'Ajoutée {added}, pas encore utilisée',
  addedLastUsed: 'Ajoutée {added}, utilisée pour la dernière fois {used}',
  remove: 'Retirer<hidden> {name}</hidden>',
  makeThePasskey: 'Créer la clé d’accès',
  youLastProvedMoreThan:
    'Votre dernière confirmation d’identité date de plus de cinq minutes. Utilisez une de vos clés d’accès pour continuer.',
  signInAgainFirst: 'Reconnectez-vous d’abord',
  youSignedInMoreThan:
    'Vous vous êtes connecté il y a plus de cinq minutes et n’avez pas encore de clé d’accès : reconnectez-vous avant de modifier ce qui prouve votre identité.',
  signInWithYourPassword: 'Se connecter avec le mot de passe',
  signInWithYourIdentity: 'Se connecter avec le fournisseur d’identité',
  theseRecoveryCodesLetYou:
    'Ces codes de récupération vous permettent d’entrer quand vous n’avez pas de clé d’accès sous la main. Imprimez-les ou notez-les ; ils ne sont montrés que maintenant. Chacun fonctionne une fois, avec votre mot de passe.',
  whenAPasskeyIsAsked: 'Quand une clé d’accès est demandée',
  savedItHoldsFromNow: 'Enregistré. Cela s’applique dès maintenant.',
  whoeverHasAPasskeyIs:
    'Toute personne qui a une clé d’accès doit la présenter quand elle se connecte avec son mot de passe. La connexion avec le fournisseur d’identité de votre agence suffit telle quelle. Aucune clé d’API ne modifie ce qui est réglé ici.',
  signingIn: 'Connexion',
  everybodyWhoSignsInWith:
    'Toute personne qui se connecte avec un mot de passe doit avoir une clé d’accès. Qui n’en a pas en crée une à sa prochaine connexion.',
  approving: 'Approbation',
  askForThePasskeyAgain:
    'Redemander la clé d’accès avant que quelque chose quitte l’agence, soit supprimé définitivement ou modifie des clés, des personnes et des rôles.',
  askForItAgainAbove: 'La redemander au-dessus de ce montant',
  whatThePlacementsOfA:
    'Ce que les placements d’une demande facturent ensemble. Vide : jamais demandée. Les conditions d’honoraires la demandent toujours si un montant est fixé.',
  currency: 'Devise',
  moneyInAnotherCurrencyAlways:
    'Un montant dans une autre devise la demande toujours, car rien n’est converti.',
  askedAgainMeansProvedWith:
    'Redemandée signifie : prouvée par une clé d’accès au cours des cinq dernières minutes.',
  save: 'Enregistrer',
  goOn: 'Continuer',
};

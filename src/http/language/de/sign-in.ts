import type { Catalogue } from '../en/index.ts';

export const signIn: Catalogue['signIn'] = {
  youAreSignedOutHere: 'Sie sind hier abgemeldet',
  signOutAtYourIdentity: 'Auch beim Identitätsanbieter abmelden',
  signIn: 'Anmelden',
  whichAgency: 'Welche Agentur?',
  youWorkAtMoreThan:
    'Sie arbeiten mit dieser E-Mail-Adresse bei mehr als einer. Wählen Sie, und geben Sie das Passwort noch einmal ein.',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  noPasswordYetOrForgotten:
    'Noch kein Passwort, oder vergessen? Die Administration Ihrer Agentur kann Ihnen einen Link erstellen, mit dem Sie eines festlegen. Wenn Ihre Agentur sich mit ihrem Identitätsanbieter anmeldet, verwenden Sie die Adresse, die Sie von dort erhalten haben.',
  asAtTheLinkWorks: 'Als <b>{user}</b>, {agency}. Der Link funktioniert nur dieses eine Mal.',
  theTwoAreNotThe: 'Die beiden Eingaben stimmen nicht überein.',
  setYourPassword: 'Passwort festlegen',
  forAt: 'Für <b>{email}</b>, {agency}.',
  newPassword: 'Neues Passwort',
  atLeast12CharactersA: 'Mindestens 12 Zeichen. Ein paar Wörter ohne Zusammenhang lassen sich gut merken.',
  theSameOnceMore: 'Noch einmal dasselbe',
  setThePasswordAndSign: 'Passwort festlegen und anmelden',
  passkey: 'Passkey',
  confirmThatItIsYou: 'Bestätigen Sie, dass Sie es sind',
  makeAPasskey: 'Passkey erstellen',
  yourPasswordWasRightNow:
    'Ihr Passwort war richtig. Verwenden Sie nun einen Passkey von {email}: Fingerabdruck, Gesicht oder PIN, oder einen Sicherheitsschlüssel.',
  asksEverybodyForAPasskey:
    '{agency} verlangt von allen neben dem Passwort einen Passkey: Fingerabdruck, Gesicht oder PIN, oder einen Sicherheitsschlüssel. Sie sind angemeldet, sobald Sie ihn erstellt haben.',
  passkeysDoNotWorkAt:
    'Passkeys funktionieren unter der Adresse dieses Dienstes nicht. Bitten Sie den Betreiber, PUBLIC_URL auf einen Hostnamen mit HTTPS zu setzen.',
  useAPasskey: 'Passkey verwenden',
  makeAPasskeyAndSign: 'Passkey erstellen und anmelden',
  noPasskeyAtHand: 'Kein Passkey zur Hand',
  recoveryCode: 'Wiederherstellungscode',
  oneOfThoseThatYou:
    'Einer von denen, die Ihnen mit dem ersten Passkey gezeigt wurden. Jeder funktioniert einmal.',
  signInWithTheCode: 'Mit dem Code anmelden',
  noCodeEitherWhoeverRuns:
    'Auch kein Code? Der Betreiber dieses Dienstes kann Ihre Passkeys entfernen, sodass Sie neu beginnen.',
  signInAsSomebodyElse: 'Als jemand anderes anmelden',
  nameOfThePasskey: 'Name des Passkeys',
  suchAsTheDeviceThat: 'Zum Beispiel das Gerät, auf dem er liegt; Sie sehen ihn in der Liste Ihrer Passkeys.',
  keepYourRecoveryCodes: 'Bewahren Sie Ihre Wiederherstellungscodes auf',
  iHaveKeptThem: 'Ich habe sie aufbewahrt',
  youAreSignedIn: 'Sie sind angemeldet',
  goOnToTheConnection: 'Weiter zur Verbindung',
  aPasskeyWorksOnlyWhere:
    'Ein Passkey funktioniert nur, wo diese Seite ihr Skript ausführen darf. Erlauben Sie Skripte für diese Adresse, und laden Sie die Seite neu.',
  nothingWasConfirmed: 'Es wurde nichts bestätigt, oder es hat zu lange gedauert. Versuchen Sie es erneut.',
  thisDeviceHasOne:
    'Dieses Gerät hat bereits einen Passkey von Ihnen. Verwenden Sie diesen oder ein anderes Gerät.',
  doNotWorkAtThis:
    'Passkeys funktionieren unter dieser Adresse nicht. Öffnen Sie die Seite unter der Adresse, die Ihre Agentur für Deskhand verwendet.',
  thisBrowserCouldNot:
    'Dieser Browser konnte keinen Passkey verwenden (NAME). Versuchen Sie es mit einem anderen Browser oder Gerät.',
  passkeys: 'Passkeys',
  aPasskeyProvesThatIt:
    'Ein Passkey beweist durch Fingerabdruck, Gesicht oder PIN oder durch einen Sicherheitsschlüssel, dass Sie es sind. Sobald Sie einen haben, wird er bei der Anmeldung mit Passwort verlangt.',
  youHaveNoPasskeyYet: 'Sie haben noch keinen Passkey.',
  browsersTakePasskeysOnlyAt:
    'Browser nehmen Passkeys nur bei einem Hostnamen mit HTTPS an. Der Betreiber dieses Dienstes setzt PUBLIC_URL auf eine solche Adresse.',
  addAPasskey: 'Passkey hinzufügen',
  recoveryCodes: 'Wiederherstellungscodes',
  codesAreLeft:
    '{left, plural, one {# Code ist übrig.} other {# Codes sind übrig.}} Neue ersetzen alle bisherigen.',
  makeNewRecoveryCodes: 'Neue Wiederherstellungscodes erstellen',
  addedNotUsed: 'Hinzugefügt {added}, noch nicht verwendet',
  addedLastUsed: 'Hinzugefügt {added}, zuletzt verwendet {used}',
  remove: 'Entfernen<hidden>: {name}</hidden>',
  makeThePasskey: 'Passkey erstellen',
  youLastProvedMoreThan:
    'Sie haben zuletzt vor mehr als fünf Minuten bewiesen, dass Sie es sind. Verwenden Sie einen Ihrer Passkeys, um fortzufahren.',
  signInAgainFirst: 'Melden Sie sich zuerst neu an',
  youSignedInMoreThan:
    'Sie haben sich vor mehr als fünf Minuten angemeldet und noch keinen Passkey. Melden Sie sich neu an, bevor Sie ändern, womit Sie sich ausweisen.',
  signInWithYourPassword: 'Mit dem Passwort anmelden',
  signInWithYourIdentity: 'Mit dem Identitätsanbieter anmelden',
  theseRecoveryCodesLetYou:
    'Mit diesen Wiederherstellungscodes kommen Sie hinein, wenn Sie keinen Passkey zur Hand haben. Drucken Sie sie aus, oder schreiben Sie sie auf; sie werden nur jetzt gezeigt. Jeder funktioniert einmal, zusammen mit Ihrem Passwort.',
  whenAPasskeyIsAsked: 'Wann ein Passkey verlangt wird',
  savedItHoldsFromNow: 'Gespeichert. Es gilt ab sofort.',
  whoeverHasAPasskeyIs:
    'Wer einen Passkey hat, wird bei der Anmeldung mit Passwort danach gefragt. Die Anmeldung mit dem Identitätsanbieter Ihrer Agentur gilt so, wie sie ist. Kein Schlüssel ändert, was hier festgelegt ist.',
  signingIn: 'Anmeldung',
  everybodyWhoSignsInWith:
    'Alle, die sich mit einem Passwort anmelden, brauchen einen Passkey. Wer keinen hat, erstellt bei der nächsten Anmeldung einen.',
  approving: 'Freigabe',
  askForThePasskeyAgain:
    'Den Passkey noch einmal verlangen, bevor etwas die Agentur verlässt, endgültig gelöscht wird oder Schlüssel, Personen und Rollen ändert.',
  askForItAgainAbove: 'Oberhalb dieses Betrags noch einmal verlangen',
  whatThePlacementsOfA:
    'Was die Vermittlungen einer Anfrage zusammen an Honorar bringen. Leer: nie verlangen. Honorarbedingungen verlangen ihn immer, wenn ein Betrag gesetzt ist.',
  currency: 'Währung',
  moneyInAnotherCurrencyAlways:
    'Beträge in einer anderen Währung verlangen ihn immer, da nichts umgerechnet wird.',
  askedAgainMeansProvedWith:
    'Noch einmal verlangt heißt: innerhalb der letzten fünf Minuten mit einem Passkey bewiesen.',
  save: 'Speichern',
  goOn: 'Weiter',
};

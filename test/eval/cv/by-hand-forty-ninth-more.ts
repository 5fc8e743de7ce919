import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-ninth');

/** The ones in German, French, Spanish, Dutch, Italian, Portuguese and the northern languages. All people are made up. */
export const BY_HAND_FORTY_NINTH_MORE: Sheet[] = [
  cv('32-de-de-schlicht', 'docx', 'de', 'DE', {
    names: ['Annegret Wischmann'],
    email: 'nordlicht63@kuestenpost.example',
    phone: '0170 5550128',
    city: 'Husum',
    headline: 'Köchin',
    jobs: [
      'Köchin | Seniorenhaus Deichblick | Husum | 2016-04 | now',
      'Beiköchin | Gasthof Storchennest | Bredstedt | 2009-03 | 2016-03',
    ],
    page: `
! Annegret Wischmann
Köchin
Norderstraße 44, 25813 Husum
Tel. 0170 5550128
nordlicht63@kuestenpost.example
# Beruflicher Werdegang
04/2016 – heute \tKöchin, Seniorenhaus Deichblick, Husum
03/2009 – 03/2016 \tBeiköchin, Gasthof Storchennest, Bredstedt
# Ausbildung
Köchin, Abschluss 2008
# Sonstiges
Führerschein B, Hygieneschulung nach § 43 IfSG
`,
  }),
  cv('33-de-de-tabelle', 'doc', 'de', 'DE', {
    names: ['Thorsten Kiefer'],
    email: 'tk-elektro@schwarzwaldmail.example',
    phone: '+49 151 5550143',
    city: 'Offenburg',
    jobs: [
      'Elektroniker für Betriebstechnik | Kinzigtaler Papierwerke | Offenburg | 2018-02 | now',
      'Elektroinstallateur | Elektro Armbruster | Gengenbach | 2011-09 | 2018-01',
    ],
    page: `
> **Lebenslauf**
|| 5 8 4
| Name | Kiefer | Lichtbild
| Vorname | Thorsten |
| Geburtsdatum | 30.01.1991 |
| Geburtsort | Lahr |
| Familienstand | ledig |
| Anschrift | Okenstr. 90, 77652 Offenburg |
| Mobil | +49 151 5550143 |
| E-Mail | tk-elektro@schwarzwaldmail.example |
# Berufliche Tätigkeiten
|| 5 12
| seit 02/2018 | Elektroniker für Betriebstechnik\\Kinzigtaler Papierwerke, Offenburg
| 09/2011 – 01/2018 | Elektroinstallateur\\Elektro Armbruster, Gengenbach
^ Offenburg, 5. November 2026
Thorsten Kiefer
`,
  }),
  cv('34-de-de-anonym', 'pdf', 'de', 'DE', {
    names: [],
    city: 'Kassel',
    headline: 'Lohn- und Gehaltsbuchhalterin',
    jobs: [
      'Lohn- und Gehaltsbuchhalterin | Fuldatal Bau GmbH | Kassel | 2019-07 | now',
      'Steuerfachangestellte | Kanzlei Bracht & Partner | Göttingen | 2013-08 | 2019-06',
    ],
    page: `
HEAD Wendler Personalberatung – vertrauliches Kandidatenprofil – Seite 1
# Kandidatenprofil K-5518
Ihre Ansprechpartnerin: Birgit Wendler
|| 6 11
| Position | Lohn- und Gehaltsbuchhalterin
| Wohnort | Kassel
| Jahrgang | 1992
| Verfügbar ab | 01.02.2027
| Gehaltswunsch | 48.000 €
# Stationen
07/2019 – heute: Lohn- und Gehaltsbuchhalterin, Fuldatal Bau GmbH, Kassel
08/2013 – 06/2019: Steuerfachangestellte, Kanzlei Bracht & Partner, Göttingen
# Kenntnisse
DATEV LODAS, Baulohn, SOKA-BAU
`,
  }),
  cv('35-de-at-titel', 'docx', 'de', 'AT', {
    names: ['Katharina Moosbrugger', 'Mag. Katharina Moosbrugger', 'Mag.a Katharina Moosbrugger'],
    email: 'k.moos@laendlepost.example',
    phone: '+43 660 5550117',
    city: 'Dornbirn',
    headline: 'Controllerin',
    jobs: [
      'Controllerin | Rheintal Beschläge | Lustenau | 2020-10 | now',
      'Sachbearbeiterin Rechnungswesen | Stickerei Fussenegg | Dornbirn | 2015-05 | 2020-09',
    ],
    page: `
|| 9 8
| Controllerin\\! Mag.a Katharina Moosbrugger\\__Zahlen zuerst, Kaffee gleich danach.__ | Marktstraße 61\\A-6850 Dornbirn\\+43 660 5550117\\k.moos@laendlepost.example
# Berufspraxis
**Rheintal Beschläge**, Lustenau
Controllerin, Oktober 2020 bis laufend
**Stickerei Fussenegg**, Dornbirn
Sachbearbeiterin Rechnungswesen, Mai 2015 bis September 2020
# Studium
Wirtschaftswissenschaften, Universität Innsbruck, 2014
`,
  }),
  cv('36-de-ch-rand', 'doc', 'de', 'CH', {
    names: ['Reto Zgraggen'],
    email: 'gipfelwerk@urnermail.example',
    phone: '+41 78 555 01 39',
    city: 'Altdorf',
    jobs: [
      'Polymechaniker | Reuss Antriebe AG | Altdorf | 2017-08 | now',
      'Monteur | Seilbahnen Schächental | Bürglen | 2012-08 | 2017-07',
    ],
    page: `
FOOT Reto Zgraggen – Seite 1/1
**Personalien**
Gitschenstrasse 8, 6460 Altdorf
+41 78 555 01 39
gipfelwerk@urnermail.example
Schweizer, Jahrgang 1992
# Berufserfahrung
08.2017 – heute
Polymechaniker, Reuss Antriebe AG, Altdorf
08.2012 – 07.2017
Monteur, Seilbahnen Schächental, Bürglen
# Ausbildung
Polymechaniker EFZ, 2012
# Freizeit
Skitouren, Ländlermusik
`,
  }),
  cv('37-fr-fr-simple', 'pdf', 'fr', 'FR', {
    names: ['Nadège Bouvier'],
    email: 'ptitesmains42@forezmail.example',
    phone: '06 39 98 01 24',
    city: 'Saint-Étienne',
    headline: 'Auxiliaire de puériculture',
    jobs: [
      'Auxiliaire de puériculture | Crèche Les Coquelicots | Saint-Étienne | 2019-09 | now',
      'Assistante maternelle | Mutualité du Gier | Saint-Chamond | 2014-01 | 2019-08',
    ],
    page: `
Nadège Bouvier
7 rue de la Mulatière
42100 Saint-Étienne
06 39 98 01 24
ptitesmains42@forezmail.example
> **Auxiliaire de puériculture**
# Expériences
**Auxiliaire de puériculture** – Crèche Les Coquelicots, Saint-Étienne
Septembre 2019 à aujourd’hui
**Assistante maternelle** – Mutualité du Gier, Saint-Chamond
Janvier 2014 à août 2019
# Diplôme
DEAP, 2013
Permis B, véhicule
`,
  }),
  cv('38-fr-fr-nom-dabord', 'docx', 'fr', 'FR', {
    names: ['Mickaël Le Goff'],
    email: 'mlg.couvreur@armorpost.example',
    phone: '07 55 50 01 63',
    city: 'Pontivy',
    jobs: [
      'Couvreur zingueur | Toitures du Blavet | Pontivy | 2016 | now',
      'Manœuvre | Charpentes Guéguen | Loudéac | 2012 | 2016',
    ],
    page: `
|| 10 7
| **LE GOFF Mickaël**\\34 ans, marié, 2 enfants\\5 rue Nationale, 56300 Pontivy\\07 55 50 01 63\\mlg.couvreur@armorpost.example | PHOTO
# PARCOURS
Depuis 2016 : Couvreur zingueur, Toitures du Blavet, Pontivy
2012 – 2016 : Manœuvre, Charpentes Guéguen, Loudéac
# FORMATION
CAP couvreur, Lycée du Blavet, 2012
# DIVERS
Travail en hauteur, CACES R486, permis BE
`,
  }),
  cv('39-fr-fr-dossier', 'doc', 'fr', 'FR', {
    names: [],
    city: 'Lyon',
    headline: 'Développeuse Java confirmée',
    jobs: [
      'Développeuse Java | Confluence Assurances | Lyon | 2021-03 | now',
      'Développeuse web | Isara Numérique | Villeurbanne | 2018-09 | 2021-02',
    ],
    page: `
ALTIPLANO CONSEIL \tDossier de compétences
# DÉVELOPPEUSE JAVA CONFIRMÉE
8 ans d’expérience
|| 5 12
| Référence | AC-0419
| Localisation | Lyon
| Disponibilité | préavis de 3 mois, négociable
| TJM | sur demande
# Missions
**Développeuse Java**, Confluence Assurances, Lyon
Mars 2021 – à ce jour
**Développeuse web**, Isara Numérique, Villeurbanne
Septembre 2018 – février 2021
# Environnement technique
Java 21, Spring Boot, Kafka, Angular
`,
  }),
  cv('40-fr-be-particule', 'pdf', 'fr', 'BE', {
    names: ['Arnaud de Ghellinck', 'Arnaud de Ghellinck d’Orval'],
    email: 'arnaud.dg@condroz.example',
    phone: '+32 470 55 01 42',
    city: 'Ciney',
    headline: 'Délégué commercial, secteur agricole',
    languages: ['Français', 'Néerlandais'],
    jobs: [
      'Délégué commercial | Semences du Condroz | Ciney | 2018-01 | now',
      'Conseiller technique | Coopérative du Bocq | Yvoir | 2012-09 | 2017-12',
    ],
    page: `
! Arnaud de Ghellinck d’Orval
Délégué commercial, secteur agricole
Rue du Commerce 19, 5590 Ciney
GSM +32 470 55 01 42
Courriel arnaud.dg@condroz.example
# Expérience professionnelle
Délégué commercial, Semences du Condroz, Ciney
janvier 2018 – présent
Conseiller technique, Coopérative du Bocq, Yvoir
septembre 2012 – décembre 2017
# Langues
Français, Néerlandais
`,
  }),
  cv('41-fr-ch-consultante', 'docx', 'fr', 'CH', {
    names: ['Valentin Crettenand', 'Monsieur Valentin Crettenand'],
    city: 'Martigny',
    headline: 'Installateur sanitaire CFC',
    jobs: [
      'Installateur sanitaire | Rhône Sanitaire SA | Martigny | 2020-05 | now',
      'Aide-monteur | Chauffages de la Dranse | Sembrancher | 2016-08 | 2020-04',
    ],
    page: `
**Tremplin Emploi Valais**
~ Votre conseillère : Mme Sandrine Pralong, agence de Sion
^ Nous avons le plaisir de vous proposer la candidature de
**Monsieur Valentin Crettenand**
Installateur sanitaire CFC
Domicile : Martigny
Permis de conduire : B
# Parcours
05.2020 – ce jour \tInstallateur sanitaire, Rhône Sanitaire SA, Martigny
08.2016 – 04.2020 \tAide-monteur, Chauffages de la Dranse, Sembrancher
# Avis de l’agence
Ponctuel, soigneux, bon contact avec la clientèle.
`,
  }),
  cv('42-es-es-dos-apellidos', 'doc', 'es', 'ES', {
    names: [
      'Encarnación Ruiz Palomares',
      'Encarni Ruiz Palomares',
      'Encarnación Ruiz',
      'Encarnación (Encarni) Ruiz Palomares',
    ],
    email: 'encarni.limpia@almeriamail.example',
    phone: '600 55 50 12',
    city: 'El Ejido',
    jobs: [
      'Encargada de almacén | Hortícolas Poniente | El Ejido | 2017-10 | now',
      'Envasadora | Agrupación Balerma | Balerma | 2010-09 | 2017-06',
    ],
    page: `
# CURRÍCULUM VÍTAE
**DATOS PERSONALES**
|| 5 12
| Nombre | Encarnación (Encarni)
| Apellidos | Ruiz Palomares
| Domicilio | C/ Manolo Escobar 14, El Ejido (Almería)
| Teléfono | 600 55 50 12
| Correo | encarni.limpia@almeriamail.example
**EXPERIENCIA**
Oct 2017 – actualidad: Encargada de almacén, Hortícolas Poniente, El Ejido
Sep 2010 – jun 2017: Envasadora, Agrupación Balerma, Balerma
**OTROS DATOS**
Carné de carretillera, manipuladora de alimentos, coche propio
`,
  }),
  cv('43-es-es-simple', 'pdf', 'es', 'ES', {
    names: ['Iker Zabaleta'],
    email: 'soldadura.iz@goierri.example',
    phone: '+34 611 555 014',
    city: 'Beasain',
    headline: 'Soldador TIG / MAG',
    languages: ['Castellano', 'Euskera'],
    jobs: [
      'Soldador | Talleres Oria | Beasain | 2015-03 | now',
      'Ayudante de calderería | Caldererías Lazkao | Lazkao | 2011-09 | 2015-02',
    ],
    page: `
> Iker Zabaleta
> Soldador TIG / MAG
> Beasain (Gipuzkoa) · +34 611 555 014 · soldadura.iz@goierri.example
# Experiencia
**Talleres Oria**, Beasain
Soldador, marzo 2015 – actualidad
**Caldererías Lazkao**, Lazkao
Ayudante de calderería, septiembre 2011 – febrero 2015
# Idiomas
Castellano, Euskera
# Homologaciones
UNE-EN ISO 9606-1, vigente
`,
  }),
  cv('44-es-mx-lic', 'docx', 'es', 'MX', {
    names: [
      'Mariana Cervantes',
      'Lic. Mariana Cervantes',
      'Mariana Cervantes Ochoa',
      'Lic. Mariana Cervantes Ochoa',
    ],
    email: 'rh.mariana@tapatiomail.example',
    phone: '33 5550 0127',
    city: 'Zapopan',
    headline: 'Reclutadora',
    jobs: [
      'Reclutadora | Agaves del Valle | Zapopan | 2021-02 | now',
      'Auxiliar de nóminas | Plásticos Tlaquepaque | Tlaquepaque | 2017-06 | 2021-01',
    ],
    page: `
PIC Fotografía | Retrato de la candidata
**LIC. MARIANA CERVANTES OCHOA**
Reclutadora
Zapopan, Jalisco
Cel. 33 5550 0127
rh.mariana@tapatiomail.example
# EXPERIENCIA LABORAL
Reclutadora, Agaves del Valle, Zapopan (febrero 2021 a la fecha)
Auxiliar de nóminas, Plásticos Tlaquepaque, Tlaquepaque (junio 2017 a enero 2021)
# ESTUDIOS
Lic. en Psicología, Universidad de Guadalajara, 2016
Disponibilidad de horario
`,
  }),
  cv('45-es-ar-carta', 'doc', 'es', 'AR', {
    names: ['Leandro Ferreyra'],
    email: 'lean_gnc@cordobanet.example',
    phone: '351 555 0118',
    city: 'Villa María',
    jobs: [
      'Mecánico | Taller Don Ítalo | Villa María | 2014 | now',
      'Gomero | Gomería La Ruta | Bell Ville | 2009 | 2014',
    ],
    page: `
Villa María, 4 de noviembre de 2026
Señores de Recursos Humanos:
Me dirijo a ustedes por el aviso de mecánico de flota. Les paso mi experiencia:
* 2014 hasta hoy: Mecánico, Taller Don Ítalo, Villa María
* 2009 – 2014: Gomero, Gomería La Ruta, Bell Ville
Tengo secundario completo, matrícula de GNC y carnet profesional. Puedo viajar.
Quedo a la espera de su llamado. Saluda atte.,
^ Leandro Ferreyra
351 555 0118
lean_gnc@cordobanet.example
`,
  }),
  cv('46-es-co-hoja', 'pdf', 'es', 'CO', {
    names: [
      'Yuliana Restrepo',
      'Yuliana Andrea Restrepo',
      'Yuliana Andrea Restrepo Zuluaga',
      'Yuliana Restrepo Zuluaga',
    ],
    email: 'yulis.ventas@paisapost.example',
    phone: '300 555 0149',
    city: 'Envigado',
    jobs: [
      'Asesora comercial | Muebles El Retiro | Envigado | 2020-07 | now',
      'Cajera | Droguería La Mayorista | Itagüí | 2017-01 | 2020-06',
    ],
    page: `
> HOJA DE VIDA
|| 3.5 3.5 3.5 6.5
| Primer apellido | Restrepo | Segundo apellido | Zuluaga
| Nombres | Yuliana Andrea | Documento | C.C. 1.000.000.000
| Ciudad | Envigado | Celular | 300 555 0149
| Estado civil | Soltera | Correo | yulis.ventas@paisapost.example
# Experiencia laboral
**Asesora comercial**, Muebles El Retiro, Envigado
Julio de 2020 – actual
**Cajera**, Droguería La Mayorista, Itagüí
Enero de 2017 – junio de 2020
# Referencias
Gloria Patricia Mesa, administradora, Droguería La Mayorista
`,
  }),
  cv('47-nl-nl-tussenvoegsel', 'docx', 'nl', 'NL', {
    names: ['Joost van den Broek', 'J.W. van den Broek', 'J.W. (Joost) van den Broek'],
    email: 'jwvdb@peelmail.example',
    phone: '06-55500137',
    city: 'Deurne',
    headline: 'Allround onderhoudsmonteur',
    jobs: [
      'Onderhoudsmonteur | Peelland Diervoeders | Deurne | 2016-05 | now',
      'Monteur | Van Gerwen Machinebouw | Helmond | 2009-08 | 2016-04',
    ],
    page: `
! J.W. (Joost) van den Broek
Allround onderhoudsmonteur
Deurne – 06-55500137 – jwvdb@peelmail.example
# Werkervaring
mei 2016 – heden \tOnderhoudsmonteur, Peelland Diervoeders, Deurne
aug 2009 – apr 2016 \tMonteur, Van Gerwen Machinebouw, Helmond
# Opleiding
Mbo 4 Mechatronica, Ter AA Helmond, 2009
VCA, NEN 3140
`,
  }),
  cv('48-nl-nl-profiel', 'doc', 'nl', 'NL', {
    names: [],
    city: 'Zwolle',
    headline: 'Verpleegkundige',
    jobs: [
      'Verpleegkundige | Zorgcentrum De IJsselhof | Zwolle | 2018-03 | now',
      'Verzorgende IG | Thuiszorg Salland | Deventer | 2012-02 | 2018-02',
    ],
    page: `
Zorgbrug Detachering \tkandidaatnummer 3307
# Profiel verpleegkundige, 32 uur
Woonplaats: Zwolle
Geboortejaar: 1989
Rijbewijs: B
BIG: geregistreerd
# Loopbaan
**Verpleegkundige**, Zorgcentrum De IJsselhof, Zwolle
maart 2018 – heden
**Verzorgende IG**, Thuiszorg Salland, Deventer
februari 2012 – februari 2018
# Waarom deze kandidaat
Stevige kracht, collega’s noemen haar de rust zelve.
`,
  }),
  cv('49-nl-be-simpel', 'pdf', 'nl', 'BE', {
    names: ['Kaat Verstraeten'],
    email: 'boekhoudkaat@waasland.example',
    phone: '+32 471 55 01 28',
    city: 'Lokeren',
    jobs: [
      'Boekhoudster | Textiel Daknam | Lokeren | 2019-09 | now',
      'Administratief bediende | Drukkerij Moervaart | Sint-Niklaas | 2014-07 | 2019-08',
    ],
    page: `
|| 6 11
| Foto | ! Kaat Verstraeten\\Boekhoudster met zin voor orde\\Kerkstraat 28, 9160 Lokeren\\+32 471 55 01 28\\boekhoudkaat@waasland.example
# Ervaring
Boekhoudster, Textiel Daknam, Lokeren
september 2019 – heden
Administratief bediende, Drukkerij Moervaart, Sint-Niklaas
juli 2014 – augustus 2019
# Diploma
Bachelor accountancy-fiscaliteit, Odisee, 2014
`,
  }),
  cv('50-it-it-europeo', 'docx', 'it', 'IT', {
    names: ['Samuele Bortolussi'],
    email: 'sb.falegname@friulmail.example',
    phone: '347 555 0122',
    city: 'Manzano',
    jobs: [
      'Falegname | Sedie Natisone | Manzano | 2014-09 | now',
      'Addetto alla levigatura | Legnami Corno | San Giovanni al Natisone | 2010-07 | 2014-08',
    ],
    page: `
> Curriculum vitae
|| 6 11
| Nome e cognome | Bortolussi Samuele
| Residenza | Via Udine 33, 33044 Manzano (UD)
| Cellulare | 347 555 0122
| Posta elettronica | sb.falegname@friulmail.example
| Patente | B
# Esperienza lavorativa
|| 6 11
| Settembre 2014 – oggi | Falegname\\Sedie Natisone, Manzano
| Luglio 2010 – agosto 2014 | Addetto alla levigatura\\Legnami Corno, San Giovanni al Natisone
^ Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679.
Samuele Bortolussi
`,
  }),
  cv('51-it-it-dottssa', 'doc', 'it', 'IT', {
    names: ['Ginevra Colasanti', 'Dott.ssa Ginevra Colasanti'],
    email: 'labgc@abruzzopost.example',
    phone: '+39 320 555 0171',
    city: 'Pescara',
    headline: 'Tecnico di laboratorio biomedico',
    jobs: [
      'Tecnico di laboratorio | Analisi Aterno | Pescara | 2020-02 | now',
      'Addetta al controllo qualità | Pastificio Maiella | Fara San Martino | 2017-10 | 2020-01',
    ],
    page: `
Dott.ssa GINEVRA COLASANTI \tpag. 1
__Tecnico di laboratorio biomedico__
Viale Marconi 210 – Pescara
+39 320 555 0171
labgc@abruzzopost.example
# Esperienze
Tecnico di laboratorio, Analisi Aterno, Pescara (febbraio 2020 – in corso)
Addetta al controllo qualità, Pastificio Maiella, Fara San Martino (ottobre 2017 – gennaio 2020)
# Formazione
Laurea in Tecniche di laboratorio biomedico, Chieti, 2017, 108/110
`,
  }),
  cv('52-it-it-semplice', 'pdf', 'it', 'IT', {
    names: ['Ivan Pellegrino'],
    email: 'consegne.rapide@salentomail.example',
    phone: '328 555 0194',
    city: 'Lecce',
    headline: 'Autista consegnatario',
    jobs: [
      'Autista consegnatario | Salento Espressi | Lecce | 2019 | now',
      'Magazziniere | Ingrosso Messapia | Mesagne | 2013 | 2019',
    ],
    page: `
CHI SONO
Ivan Pellegrino, 38 anni, di Lecce. Autista consegnatario.
CONTATTI
328 555 0194
consegne.rapide@salentomail.example
# COSA HO FATTO
2019 – oggi: Autista consegnatario, Salento Espressi, Lecce
2013 – 2019: Magazziniere, Ingrosso Messapia, Mesagne
# COSA SO FARE
Patente C e CQC, muletto, bolle e contrassegni
`,
  }),
  cv('53-pt-pt-simples', 'docx', 'pt', 'PT', {
    names: ['Sandra Quintela'],
    email: 'atelierdacosta@minhomail.example',
    phone: '+351 912 555 013',
    city: 'Guimarães',
    headline: 'Costureira de amostras',
    jobs: [
      'Costureira de amostras | Confecções Selho | Guimarães | 2013-04 | now',
      'Operadora de máquina | Malhas do Ave | Vizela | 2005-09 | 2013-03',
    ],
    page: `
# Sandra Quintela
**Costureira de amostras**
Rua de Santo António, 52, Guimarães
Telemóvel: +351 912 555 013
Correio eletrónico: atelierdacosta@minhomail.example
## Experiência profissional
Abril de 2013 – presente: Costureira de amostras, Confecções Selho, Guimarães
Setembro de 2005 – março de 2013: Operadora de máquina, Malhas do Ave, Vizela
## Formação
9.º ano; Modelação, CITEVE, 2014
`,
  }),
  cv('54-pt-br-particula', 'doc', 'pt', 'BR', {
    names: ['Wellington dos Santos Prado', 'Wellington Prado', 'Wellington dos Santos'],
    email: 'wel.empilhadeira@goiasmail.example',
    phone: '(62) 95550-0171',
    city: 'Anápolis',
    jobs: [
      'Operador de empilhadeira | Farmo Distribuição | Anápolis | 2018-02 | now',
      'Ajudante de carga | Atacadão Planalto | Goiânia | 2014-05 | 2018-01',
    ],
    page: `
WELLINGTON DOS SANTOS PRADO
Brasileiro, casado, 33 anos
Rua 14, Qd. 8, Lt. 3 – Jundiaí – Anápolis/GO
(62) 95550-0171
wel.empilhadeira@goiasmail.example
# OBJETIVO
Operador de empilhadeira ou líder de expedição
# EXPERIÊNCIA
Farmo Distribuição – Anápolis
Cargo: Operador de empilhadeira
Período: 02/2018 até o momento
Atacadão Planalto – Goiânia
Cargo: Ajudante de carga
Período: 05/2014 a 01/2018
# CURSOS
NR-11, NR-35, CNH D
`,
  }),
  cv('55-pt-pt-agencia', 'pdf', 'pt', 'PT', {
    names: ['Rui Figueira'],
    city: 'Setúbal',
    headline: 'Serralheiro mecânico',
    jobs: [
      'Serralheiro mecânico | Estaleiros do Sado | Setúbal | 2017-01 | now',
      'Ajudante de serralheiro | Metalúrgica da Arrábida | Palmela | 2010-03 | 2016-12',
    ],
    page: `
HEAD Ponte Norte Trabalho Temporário, Lda. – Ficha de candidato
Técnica responsável: Cláudia Meneses
^ **Candidato**
|| 5 12
| Nome | Rui Figueira
| Função | Serralheiro mecânico
| Localidade | Setúbal
| Disponibilidade | imediata
# Percurso
Serralheiro mecânico, Estaleiros do Sado, Setúbal, 01/2017 – atual
Ajudante de serralheiro, Metalúrgica da Arrábida, Palmela, 03/2010 – 12/2016
# Observações
Lê desenho técnico; aceita turnos
`,
  }),
  cv('56-sv-se-enkel', 'docx', 'sv', 'SE', {
    names: ['Linnea Strömbäck'],
    email: 'barnskotarn@umemail.example',
    phone: '070-174 06 44',
    city: 'Umeå',
    headline: 'Barnskötare',
    jobs: [
      'Barnskötare | Förskolan Tallkotten | Umeå | 2020-08 | now',
      'Butiksbiträde | Handlarn Sävar | Sävar | 2017-06 | 2020-07',
    ],
    page: `
Linnea Strömbäck, barnskötare
Fabriksgatan 12 B, 903 20 Umeå
070-174 06 44, barnskotarn@umemail.example
# Anställningar
**Barnskötare**, Förskolan Tallkotten, Umeå
augusti 2020 – nu
**Butiksbiträde**, Handlarn Sävar, Sävar
juni 2017 – juli 2020
# Utbildning
Barn- och fritidsprogrammet, Midgårdsskolan, 2017
`,
  }),
  cv('57-sv-se-mangnamn', 'doc', 'sv', 'SE', {
    names: ['Björn Hultgren', 'Nils Björn Hultgren', 'Nils Björn Erik Hultgren'],
    email: 'travare54@halsingepost.example',
    phone: '070-174 06 71',
    city: 'Bollnäs',
    jobs: [
      'Lastbilschaufför | Voxna Åkeri | Bollnäs | 2008-05 | now',
      'Skördarförare | Hälsingeskog Entreprenad | Edsbyn | 1999 | 2008-04',
    ],
    page: `
> CV
|| 5 12
| Efternamn | Hultgren
| Förnamn (tilltalsnamn understruket) | Nils __Björn__ Erik
| Bostadsort | Bollnäs
| Mobil | 070-174 06 71
| Mejl | travare54@halsingepost.example
| Körkort | CE, YKB
# Arbeten
maj 2008 – nu: Lastbilschaufför, Voxna Åkeri, Bollnäs
1999 – april 2008: Skördarförare, Hälsingeskog Entreprenad, Edsbyn
# Fritid
Travhästar och hembygdsföreningen
`,
  }),
  cv('58-da-dk-ansogning', 'pdf', 'da', 'DK', {
    names: ['Jeppe Lauritzen'],
    email: 'maler.jl@sydfynsmail.example',
    phone: '+45 55 55 01 76',
    city: 'Svendborg',
    headline: 'Malersvend',
    jobs: [
      'Malersvend | Malerfirmaet Sundet | Svendborg | 2016-06 | now',
      'Malerlærling | Faaborg Farver | Faaborg | 2012-08 | 2016-05',
    ],
    aside: [1],
    page: `
HEAD CV \tJeppe Lauritzen \tside 1 af 1
! Malersvend med lyst til gamle huse
Møllergade 70, 1. tv.
5700 Svendborg
Mobil +45 55 55 01 76
maler.jl@sydfynsmail.example
# Job
Juni 2016 – nu: Malersvend, Malerfirmaet Sundet, Svendborg
August 2012 – maj 2016: Malerlærling, Faaborg Farver, Faaborg
# Andet
Kørekort B med trailer, linolie og kalk
`,
  }),
  cv('59-da-dk-mellemnavn', 'docx', 'da', 'DK', {
    names: ['Birgitte Krogh Thomsen', 'Birgitte Thomsen'],
    email: 'bkt@limfjordspost.example',
    phone: '+45 55 55 01 18',
    city: 'Skive',
    headline: 'Bogholder',
    jobs: [
      'Bogholder | Salling Staldinventar | Skive | 2015-10 | now',
      'Kontorassistent | Viborg Vinduer | Viborg | 2007-01 | 2015-09',
    ],
    page: `
|| 8 9
| **Birgitte Krogh Thomsen**\\Bogholder | Resenvej 113, 7800 Skive\\Tlf. +45 55 55 01 18\\bkt@limfjordspost.example
# Erhvervserfaring
10/2015 – nu \tBogholder, Salling Staldinventar, Skive
01/2007 – 09/2015 \tKontorassistent, Viborg Vinduer, Viborg
# Uddannelse
Kontorassistent med speciale i regnskab, Skive Handelsskole, 2006
# Personligt
Gift, to store drenge, synger i kor
`,
  }),
  cv('60-no-no-enkel', 'doc', 'da', 'NO', {
    spoken: 'no',
    names: ['Sindre Haukås'],
    email: 'fjordrigg@vestlandspost.example',
    phone: '+47 555 50 143',
    city: 'Førde',
    jobs: [
      'Tømrer | Sunnfjord Hytter | Førde | 2017-08 | now',
      'Hjelpearbeider | Naustdal Bygg | Naustdal | 2013-06 | 2017-07',
    ],
    page: `
# Arbeidserfaring
**Tømrer**, Sunnfjord Hytter, Førde
august 2017 – nå
**Hjelpearbeider**, Naustdal Bygg, Naustdal
juni 2013 – juli 2017
# Utdanning
Fagbrev tømrer, 2017
# Personalia
Navn: Sindre Haukås
Adresse: Hafstadvegen 25, 6800 Førde
Mobil: +47 555 50 143
E-post: fjordrigg@vestlandspost.example
Førerkort: B, BE
`,
  }),
];

import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-second-rest');

/** Twenty in German, French, Spanish, Italian and Portuguese that are closed. All people are made up. */
export const BY_HAND_SIXTY_SECOND_REST: Sheet[] = [
  cv('01-de-pflegehelferin', 'pdf', 'de', 'DE', {
    names: ['Selamawit Tesfay'],
    email: 'selamawit.tesfay@lahnpost.example',
    phone: '0171 3920067',
    city: 'Gießen',
    languages: ['Tigrinya', 'Deutsch', 'Englisch', 'Amharisch'],
    jobs: [
      'Pflegehelferin | Seniorenzentrum An der Wieseck | Gießen | 2022-09 | now',
      'Küchenhilfe | Mensa der Justus-Liebig-Universität | Gießen | 2019-04 | 2021-08',
      'Verkäuferin | Lebensmittelgeschäft Dahlak | Asmara | 2012 | 2015',
    ],
    page: `
> **Lebenslauf**
^ **Persönliche Daten**
|| 5 12
| Name: | Tesfay
| Vorname: | Selamawit
| Geburtsdatum: | 11.09.1994
| Geburtsort: | Asmara (Eritrea)
| Adresse: | Marburger Straße 188, 35396 Gießen
| Telefon: | 0171 3920067
| E-Mail: | selamawit.tesfay@lahnpost.example
| Aufenthalt: | Niederlassungserlaubnis, Arbeit uneingeschränkt erlaubt
^ **Arbeit**
|| 5 12
| 09/2022 – heute | Pflegehelferin\\Seniorenzentrum An der Wieseck, Gießen\\Grundpflege, Essen anreichen, Spaziergänge, Dokumentation am Tablet
| 04/2019 – 08/2021 | Küchenhilfe\\Mensa der Justus-Liebig-Universität, Gießen\\Spülküche und Salattheke
| 2012 – 2015 | Verkäuferin\\Lebensmittelgeschäft Dahlak, Asmara
^ **Kurse und Schule**
|| 5 12
| 09/2021 – 08/2022 | Altenpflegehilfeschule Gießen, Abschluss: staatlich anerkannte Altenpflegehelferin
| 2017 – 2018 | Integrationskurs, VHS, Deutsch B1 (B2 im Mai 2021)
| bis 2012 | Secondary School, Asmara, 11. Klasse
^ **Sprachen**
Tigrinya (Muttersprache), Deutsch (B2), Englisch (gut), Amharisch (etwas)
^ **Wünsche**
Ich möchte 30 Stunden arbeiten, nur Früh- und Zwischendienst, wegen Kita. Später möchte ich die Ausbildung zur Pflegefachfrau machen.
`,
  }),
  cv('02-de-elektroniker', 'docx', 'de', 'DE', {
    names: ['Marvin Kolodziej'],
    email: 'm.kolodziej95@emscher-net.example',
    phone: '0152 28817386',
    city: 'Gelsenkirchen',
    headline: 'Elektroniker für Betriebstechnik',
    languages: ['Deutsch', 'Englisch'],
    jobs: [
      'Instandhalter Elektrik | BP Raffinerie | Gelsenkirchen-Scholven | 2021-06 | now',
      'Servicetechniker Fördertechnik | Kone | Essen | 2018-02 | 2021-05',
      'Elektroniker (Zeitarbeit) | Randstad | | 2016-03 | 2018-01',
      'Ausbildung Elektroniker für Betriebstechnik | Evonik | Marl | 2012-09 | 2016-02',
    ],
    aside: [3],
    page: `
[[ 6 11
PIC Foto | Porträt
^ **KONTAKT**
Cranger Straße 301
45891 Gelsenkirchen
0152 28817386
m.kolodziej95@emscher-net.example
^ **KENNTNISSE**
Siemens S7 / TIA
Frequenzumrichter
Ex-Schutz
DGUV V3 Prüfungen
Schaltberechtigung bis 30 kV
^ **SPRACHEN**
Deutsch
Englisch (Schule)
^ **FÜHRERSCHEIN**
B, BE, Stapler, Hubarbeitsbühne
---
! Marvin Kolodziej
Elektroniker für Betriebstechnik
# Berufserfahrung
**Instandhalter Elektrik**
BP Raffinerie, Gelsenkirchen-Scholven
06.2021 – heute
* Störungssuche in der Wechselschicht (5er-Schicht)
* Stillstände 2022 und 2025, Koordination Fremdfirmen
**Servicetechniker Fördertechnik**
Kone, Essen
02.2018 – 05.2021
* Aufzüge und Fahrtreppen, ca. 90 Anlagen, Rufbereitschaft
**Elektroniker (Zeitarbeit)**
Randstad, Einsätze u. a. bei Thyssenkrupp und Pilkington
03.2016 – 01.2018
# Ausbildung
**Ausbildung Elektroniker für Betriebstechnik**
Evonik, Marl
09.2012 – 02.2016
Fachoberschulreife, Gesamtschule Buer-Mitte, 2012
# Weiterbildung
Industriemeister Elektrotechnik IHK, seit 2025 berufsbegleitend, Prüfung voraussichtlich Frühjahr 2027
]]
`,
  }),
  cv('03-de-at-koechin', 'doc', 'de', 'AT', {
    names: ['Jasmina Hadžić', 'Jasmina Hadzic'],
    email: 'jasmina.h@murtalmail.example',
    phone: '0664 555 01 72',
    city: 'Leoben',
    languages: ['Deutsch', 'Bosnisch', 'Italienisch'],
    jobs: [
      'Alleinköchin | Gasthof Eisenstraße | Trofaiach | 2023-05 | now',
      'Chef de Partie | Falkensteiner Hotel | Schladming | 2018-12 | 2023-04',
      'Jungköchin | Rogner Bad Blumau | Bad Blumau | 2016-08 | 2018-10',
      'Lehre Köchin | Gösser Bräu | Leoben | 2013-08 | 2016-07',
    ],
    aside: [3],
    page: `
Lebenslauf Jasmina Hadžić
Leoben, Waasenstraße 19
Tel. 0664 555 01 72, jasmina.h@murtalmail.example
geboren 1997 in Leoben, österreichische Staatsbürgerin

# Praxis
Mai 2023 bis jetzt: Alleinköchin im Gasthof Eisenstraße, Trofaiach. 60 Essen zu Mittag, Abendkarte, Wild im Herbst, Bestellungen und Wareneinsatz mache ich selbst.
Dezember 2018 bis April 2023: Chef de Partie im Falkensteiner Hotel, Schladming. Zuerst Entremetier, ab 2021 Saucier. Saison und Zwischensaison.
August 2016 bis Oktober 2018: Jungköchin, Rogner Bad Blumau.
August 2013 bis Juli 2016: Lehre Köchin, Gösser Bräu Leoben, LAP mit gutem Erfolg.
# Schule
Volksschule und Hauptschule Leoben-Stadt, Polytechnische Schule
# Sonstiges
Sprachen: Deutsch, Bosnisch, Italienisch (Küchenitalienisch)
Führerschein B, eigenes Auto
HACCP-Schulung 2024, Ersthelferin
Suche Tagesgastronomie oder Betriebsküche, Montag bis Freitag. Dienstzimmer brauche ich keines.
`,
  }),
  cv('04-de-ch-polymechaniker', 'pdf', 'de', 'CH', {
    names: ['Reto Zgraggen'],
    email: 'reto.zgraggen@urnerpost.example',
    phone: '079 555 01 84',
    city: 'Altdorf',
    headline: 'Polymechaniker EFZ / CNC-Fachmann',
    languages: ['Deutsch', 'Englisch', 'Italienisch'],
    jobs: [
      'Gruppenleiter Fräsen | RUAG AG | Altdorf | 2019-01 | now',
      'CNC-Fräser 5-Achs | Pilatus Flugzeugwerke AG | Stans | 2012-08 | 2018-12',
      'Polymechaniker | Dätwyler Schweiz AG | Schattdorf | 2009-03 | 2012-07',
      'Lehre als Polymechaniker EFZ | RUAG AG | Altdorf | 2004-08 | 2008-07',
    ],
    aside: [3],
    page: `
HEAD Reto Zgraggen · Gotthardstrasse 77 · 6460 Altdorf · 079 555 01 84 · reto.zgraggen@urnerpost.example
> **Curriculum Vitae**
> Polymechaniker EFZ / CNC-Fachmann
# Zur Person
|| 4.5 12.5
| Geboren | 23. April 1988
| Heimatort | Silenen UR
| Zivilstand | ledig
| Militär | Oblt, Geb Inf, Dienstpflicht erfüllt
# Beruflicher Werdegang
|| 4.5 12.5
| Jan. 2019 – heute | **Gruppenleiter Fräsen**, RUAG AG, Altdorf\\Führung von 7 Mitarbeitenden und 3 Lernenden, Hermle C42 und DMG, Heidenhain\\Kapazitätsplanung, Erstmuster, Lean-Projekt Rüstzeiten (minus 35 %)
| Aug. 2012 – Dez. 2018 | **CNC-Fräser 5-Achs**, Pilatus Flugzeugwerke AG, Stans\\Strukturteile PC-12 und PC-24, Titan und Alu, Schichtbetrieb
| März 2009 – Juli 2012 | **Polymechaniker**, Dätwyler Schweiz AG, Schattdorf\\Werkzeugbau und Unterhalt
| Aug. 2004 – Juli 2008 | **Lehre als Polymechaniker EFZ**, RUAG AG, Altdorf, Note 5,2
# Weiterbildung
|| 4.5 12.5
| 2015 – 2017 | Produktionsfachmann mit eidg. Fachausweis, bwz Uri
| 2020 | Berufsbildnerkurs
# Sprachen
Deutsch (Muttersprache), Englisch (B1), Italienisch (A2)
# Freizeit
Skitouren, Guggenmusik, Alpwirtschaft beim Götti
FOOT Referenzen gebe ich gerne auf Anfrage. Kündigungsfrist drei Monate.
`,
  }),
  cv('05-de-bauleiter', 'docx', 'de', 'DE', {
    names: [],
    city: 'Kassel',
    headline: 'Bauleiter Straßen- und Tiefbau (m)',
    languages: ['Deutsch', 'Türkisch', 'Englisch'],
    jobs: [
      'Bauleiter Tiefbau | mittelständisches Tiefbauunternehmen | Nordhessen | 2019-04 | now',
      'Abrechner und Jungbauleiter | Strabag AG | Kassel | 2015-10 | 2019-03',
    ],
    page: `
HEAD Werra Personalberatung GmbH – Kandidatenprofil Nr. 20611 – vertraulich
! Kandidatenprofil
Bauleiter Straßen- und Tiefbau (m)
|| 5.5 11.5
| Wohnort | Kassel
| Jahrgang | 1990
| Verfügbar | 6 Wochen zum Quartalsende
| Gehaltswunsch | 78.000 € zzgl. Dienstwagen
| Reisebereitschaft | bis ca. 80 km, keine Montage
| Sprachen | Deutsch, Türkisch, Englisch
# Beruflicher Werdegang
**04/2019 – heute: Bauleiter Tiefbau**
mittelständisches Tiefbauunternehmen, Nordhessen (Name auf Anfrage)
* Kanal- und Leitungsbau, Erschließung von Neubaugebieten, Auftragswerte bis 4 Mio. €
* zwei bis drei Kolonnen, Nachtragsmanagement, Aufmaß mit iTWO
**10/2015 – 03/2019: Abrechner und Jungbauleiter**
Strabag AG, Kassel
* A44-Neubau, Lose Erdbau und Entwässerung
# Ausbildung
2010 – 2015 Bachelor Bauingenieurwesen, Universität Kassel
2010 Abitur, Berufliches Gymnasium
# Unser Eindruck
Ruhig, verbindlich, spricht die Sprache der Poliere. Wechselt, weil die Firma in den nächsten zwei Jahren übergeben wird und er nicht weiß, an wen. Hat zwei kleine Kinder und möchte abends daheim sein.
FOOT Werra Personalberatung GmbH, Bahnhofstraße 4, 37269 Eschwege, Tel. 030 23125 771, profile@werra-personal.example
`,
  }),
  cv('06-fr-plaquiste', 'doc', 'fr', 'FR', {
    names: ['Mamadou Lamine Sylla', 'Mamadou Sylla'],
    email: 'syllamlamine88@banlieuenord.example',
    phone: '06 39 98 22 61',
    city: 'Sarcelles',
    headline: 'Plaquiste – jointeur',
    languages: ['Français', 'Soninké'],
    jobs: [
      'Plaquiste jointeur | Crit Intérim | Val-d’Oise | 2021-03 | now',
      'Plaquiste | SARL Batipro Cloisons | Gonesse | 2016-05 | 2021-02',
      'Manœuvre | Eiffage Construction | Nanterre | 2013-09 | 2016-04',
      'Plongeur | Brasserie Le Terminus | Paris | 2011 | 2013',
    ],
    page: `
SYLLA Mamadou Lamine
38 ans
14 allée Albert Camus, 95200 SARCELLES
Port. 06 39 98 22 61
Mail syllamlamine88@banlieuenord.example
Permis B – véhicule – carte BTP à jour

> **PLAQUISTE – JOINTEUR**

**EXPERIENCES PROFESSIONNELLES**
Mars 2021 à aujourd’hui : Plaquiste jointeur, Crit Intérim, Val-d’Oise
* cloisons distributives, doublages, faux plafonds BA13 et dalles 60x60
* bandes à la main et à la machine, livraison prête à peindre
Mai 2016 à février 2021 : Plaquiste, SARL Batipro Cloisons, Gonesse (CDI, licenciement économique)
* logements neufs, lots de 30 à 80 appartements
Septembre 2013 à avril 2016 : Manœuvre, Eiffage Construction, Nanterre
2011 à 2013 : Plongeur, Brasserie Le Terminus, Paris
**FORMATION**
2016 : Titre professionnel plaquiste, AFPA de Stains
2020 : SST, travail en hauteur, échafaudage roulant R457
**LANGUES**
Français, Soninké
**DIVERS**
Outillage complet personnel. Libre de suite. Pas de déplacement à la semaine.
`,
  }),
  cv('07-fr-assistante-juridique', 'pdf', 'fr', 'FR', {
    names: ['Clémence Roussillat-Nguyen'],
    email: 'clemence.roussillat@tetedor.example',
    phone: '06 39 98 70 15',
    city: 'Villeurbanne',
    headline: 'Assistante juridique en droit des sociétés',
    languages: ['Français', 'Anglais', 'Espagnol'],
    jobs: [
      'Assistante juridique corporate | Fidal | Lyon | 2020-09 | now',
      'Secrétaire juridique | Cabinet Morel Vassy & Associés | Lyon | 2016-01 | 2020-08',
      'Clerc d’huissier significateur | SCP Bonnardel | Bourgoin-Jallieu | 2013-10 | 2015-12',
      'Stagiaire | Greffe du tribunal de commerce | Vienne | 2013-04 | 2013-06',
    ],
    aside: [3],
    page: `
! Clémence Roussillat-Nguyen
Assistante juridique en droit des sociétés
8 rue des Charmettes, 69100 Villeurbanne  |  06 39 98 70 15  |  clemence.roussillat@tetedor.example
# En bref
Dix ans de cabinet, 300 sociétés en portefeuille, aucune AG oubliée. Je cherche un poste en direction juridique d’entreprise, à Lyon ou en télétravail partiel.
# Parcours
**Assistante juridique corporate** \tsept. 2020 – aujourd’hui
Fidal, Lyon
* Secrétariat juridique annuel de 180 sociétés (SAS, SARL, SCI)
* Formalités au guichet unique, dépôts, annonces légales, registre des bénéficiaires effectifs
* Data rooms, signature électronique, closing de cessions
**Secrétaire juridique** \tjanv. 2016 – août 2020
Cabinet Morel Vassy & Associés, Lyon
* Rédaction des procès-verbaux et statuts, suivi des mandats
* Facturation au temps passé, accueil des clients
**Clerc d’huissier significateur** \toct. 2013 – déc. 2015
SCP Bonnardel, Bourgoin-Jallieu
**Stagiaire** \tavril – juin 2013
Greffe du tribunal de commerce, Vienne
# Diplômes
Licence professionnelle Métiers du notariat et du juridique, Université Lyon 3, 2013
DUT Carrières juridiques, IUT de Grenoble, 2012
# Outils
Polyacte, Secib, Pack Office, DocuSign
# Langues
Français (langue maternelle), Anglais (B2, TOEIC 845), Espagnol (scolaire)
`,
  }),
  cv('08-fr-be-puericultrice', 'docx', 'fr', 'BE', {
    names: ['Nadège Kabongo Tshimanga', 'Nadège Kabongo'],
    email: 'nadegekabongo@sambremail.example',
    phone: '0470 55 01 63',
    city: 'Charleroi',
    languages: ['Français', 'Lingala', 'Tshiluba', 'Néerlandais'],
    jobs: [
      'Puéricultrice | Crèche Les P’tits Terrils | Marcinelle | 2020-01 | now',
      'Puéricultrice remplaçante | Crèches communales de Charleroi | Charleroi | 2017-09 | 2019-12',
      'Aide-ménagère titres-services | Trixxo | Charleroi | 2013 | 2016',
    ],
    page: `
> **CURRICULUM VITAE**
|| 5 12
| **Identité** | 
| Nom | KABONGO TSHIMANGA
| Prénom | Nadège
| Date de naissance | 03/03/1987
| Nationalité | belge
| Domicile | Rue de la Broucheterre 52, 6000 Charleroi
| GSM | 0470 55 01 63
| Mail | nadegekabongo@sambremail.example
| Permis | B
| **Expérience** | 
| 01/2020 – présent | Puéricultrice, Crèche Les P’tits Terrils, Marcinelle. Section des bébés (3 à 14 mois), puis section verticale.
| 09/2017 – 12/2019 | Puéricultrice remplaçante, Crèches communales de Charleroi. Contrats courts dans sept crèches.
| 2013 – 2016 | Aide-ménagère titres-services, Trixxo, Charleroi
| **Études** | 
| 2014 – 2017 | 7e professionnelle puériculture, IPSMA Charleroi, promotion sociale, cours du soir
| 2006 | Diplôme d’État, option pédagogie, Lycée Dimaï, Kananga
| **Formations** | 
| 2025 | Premiers secours pédiatriques (recyclage)
| 2022 | Éveil musical, Observation et documentation
| **Langues** | Français, Lingala, Tshiluba, Néerlandais (A2)
| **Disponibilité** | Temps plein, à convenir. Préavis : 7 semaines.
`,
  }),
  cv('09-fr-ch-laborantine', 'doc', 'fr', 'CH', {
    names: ['Aurélie Chappuis'],
    email: 'aurelie.chappuis@lavauxmail.example',
    phone: '078 555 01 29',
    city: 'Vevey',
    headline: 'Laborantine CFC en chimie',
    languages: ['Français', 'Anglais', 'Allemand'],
    jobs: [
      'Technicienne contrôle qualité | Nestlé | Orbe | 2018-03 | now',
      'Laborantine en chimie | Firmenich | Genève | 2013-09 | 2018-02',
      'Au pair | Famille Brügger | Berne | 2012-09 | 2013-07',
    ],
    page: `
# Aurélie Chappuis
Laborantine CFC en chimie
Avenue de Corsier 11, 1800 Vevey
078 555 01 29 / aurelie.chappuis@lavauxmail.example
Née le 14 février 1992, originaire de Puidoux, permis de conduire B
## Formation
2009 – 2012 : CFC de laborantine en chimie, École professionnelle technique et des métiers, Lausanne / apprentissage à l’EPFL
2016 : Brevet fédéral, modules statistiques et validation (2 sur 5)
## Expérience professionnelle
**Nestlé, Orbe**
__Technicienne contrôle qualité, depuis mars 2018__
* HPLC, GC, Karl Fischer, granulométrie
* Libération des matières premières dans SAP QM
* Responsable métrologie des balances (42 appareils)
**Firmenich, Genève**
__Laborantine en chimie, septembre 2013 à février 2018__
* Synthèse multi-étapes à l’échelle du gramme et du kilo, purification, RMN
**Famille Brügger, Berne**
__Au pair, septembre 2012 à juillet 2013__
## Langues
Français : langue maternelle
Anglais : B2
Allemand : B1 (et un peu de suisse allemand)
## Informatique
Empower, LIMS LabWare, Excel
## Centres d’intérêt
Aviron au Rowing Club, vendanges chez mon oncle, couture
## Références
Disponibles à l’entretien
`,
  }),
  cv('10-fr-ca-preposee', 'pdf', 'fr', 'CA', {
    names: ['Guerline Saint-Fleur', 'Guerline St-Fleur'],
    email: 'guerline.stfleur@laval-courriel.example',
    phone: '514 555-0188',
    city: 'Laval',
    headline: 'Préposée aux bénéficiaires',
    languages: ['Français', 'Créole haïtien', 'Anglais'],
    jobs: [
      'Préposée aux bénéficiaires | CISSS de Laval | Laval | 2020-09 | now',
      'Auxiliaire familiale | Agence Soins Plus | Montréal | 2018-02 | 2020-06',
      'Commis de plancher | Dollarama | Montréal-Nord | 2016-11 | 2018-01',
      'Institutrice | École Frère Paulin | Les Cayes | 2008 | 2016',
    ],
    page: `
! Guerline Saint-Fleur
Préposée aux bénéficiaires
Laval (Québec) H7N · 514 555-0188 · guerline.stfleur@laval-courriel.example
# SOMMAIRE
* Six ans en CHSLD, quart de soir
* AEP Soutien aux soins (programme accéléré de l’été 2020)
* PDSP, RCR et approche OMÉGA à jour
# EXPÉRIENCE DE TRAVAIL
Préposée aux bénéficiaires
CISSS de Laval, CHSLD Sainte-Dorothée
Septembre 2020 à ce jour
* Soins d’hygiène, mobilisation au lève-personne, aide à l’alimentation
* Accompagnement en fin de vie, unité prothétique
Auxiliaire familiale
Agence Soins Plus, Montréal
Février 2018 à juin 2020
* Répit, bains, repas, courses pour 8 à 10 usagers par semaine
Commis de plancher
Dollarama, Montréal-Nord
Novembre 2016 à janvier 2018
Institutrice
École Frère Paulin, Les Cayes (Haïti)
2008 à 2016
* 3e et 4e année fondamentale, classes de 50 élèves
# FORMATION
AEP Soutien aux soins d’assistance, Centre de formation Compétences-2000, 2020
Évaluation comparative des études (MIFI) : équivalence DES, 2017
# LANGUES
Français, Créole haïtien, Anglais (de base)
# INTÉRÊTS
Chorale de la paroisse, jardin communautaire
`,
  }),
  cv('11-es-camarera-pisos', 'docx', 'es', 'ES', {
    names: ['Luz Dary Quintero Osorio', 'Luz Dary Quintero'],
    email: 'luzdaryquintero@levantemail.example',
    phone: '655 550 178',
    city: 'Benidorm',
    languages: ['Español', 'Inglés'],
    jobs: [
      'Camarera de pisos | Hotel Bali | Benidorm | 2021-06 | now',
      'Empleada de hogar interna | Familia Sendra Orts | Altea | 2018-09 | 2021-05',
      'Auxiliar de bodega | Almacenes Éxito | Pereira | 2010 | 2018',
    ],
    page: `
**CURRÍCULUM VITAE**

**Datos personales**
Nombre: Luz Dary
Apellidos: Quintero Osorio
NIE en vigor con permiso de trabajo (nacionalidad española en trámite)
Dirección: Avda. Almirante Bernat de Sarriá 16, 4º C, 03502 Benidorm
Móvil: 655 550 178
Correo: luzdaryquintero@levantemail.example
**Experiencia laboral**
Junio de 2021 – hasta hoy
Camarera de pisos. Hotel Bali, Benidorm.
18-20 habitaciones por turno, repaso de tarde, office y lencería. Fija discontinua.
Septiembre de 2018 – mayo de 2021
Empleada de hogar interna. Familia Sendra Orts, Altea.
Limpieza, cocina y cuidado de una señora con alzhéimer hasta que falleció. Tengo carta de recomendación de la hija.
2010 – 2018
Auxiliar de bodega. Almacenes Éxito, Pereira (Colombia).
**Estudios**
Bachiller comercial, I.E. Deogracias Cardona, Pereira, 2004
Certificado de profesionalidad: Operaciones básicas de pisos en alojamientos, LABORA, 2023
**Idiomas**
Español. Inglés: lo básico para tratar con el cliente.
**Otros datos**
Manipulador de alimentos. Sin carné de conducir. Vivo a diez minutos del centro andando. Busco trabajo todo el año, también residencias o clínicas.
`,
  }),
  cv('12-es-desarrollador', 'doc', 'es', 'ES', {
    names: ['Iker Mendizábal Otxoa', 'Iker Mendizábal'],
    email: 'iker@mendidev.example',
    phone: '655 550 119',
    city: 'Vitoria-Gasteiz',
    headline: 'Desarrollador backend (Java / Kotlin)',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Backend Lead | Ticketbai Cloud S.L. | Vitoria-Gasteiz | 2022-04 | now',
      'Desarrollador senior | Ibermática | Bilbao | 2017-09 | 2022-03',
      'Programador Java | Indra | Madrid | 2014-07 | 2017-08',
      'Becario I+D | Tecnalia | Miñano | 2013-10 | 2014-06',
    ],
    aside: [3],
    page: `
# Iker Mendizábal Otxoa
**Desarrollador backend (Java / Kotlin)**
Vitoria-Gasteiz · 655 550 119 · iker@mendidev.example · github: ikermendi
## Perfil
Doce años haciendo APIs que no se caen el último día de trimestre. Me interesa producto, no consultoría. Remoto o híbrido en Álava, Gipuzkoa o Bizkaia.
## Stack
Kotlin, Java 21, Spring Boot, PostgreSQL, Kafka, Kubernetes, Terraform, AWS
## Experiencia
**Backend Lead** @ Ticketbai Cloud S.L. (Vitoria-Gasteiz, híbrido)
abr 2022 – presente
* Equipo de 5, plataforma de facturación con 11.000 clientes
* De monolito a 6 servicios, sin parar ni un día
**Desarrollador senior** @ Ibermática (Bilbao)
sep 2017 – mar 2022
* Proyectos para Osakidetza y Kutxabank
**Programador Java** @ Indra (Madrid)
jul 2014 – ago 2017
* Mantenimiento evolutivo, administración pública
**Becario I+D** @ Tecnalia (Miñano)
oct 2013 – jun 2014
## Formación
Grado en Ingeniería Informática, UPV/EHU, Donostia, 2009 – 2013
AWS Solutions Architect Associate, 2024
## Idiomas
Castellano y Euskera (nativos, EGA), Inglés (C1)
`,
  }),
  cv('13-es-mx-operador', 'pdf', 'es', 'MX', {
    names: ['Refugio Ángel Cárdenas Olvera', 'Refugio Cárdenas Olvera', 'Refugio Ángel Cárdenas'],
    phone: '442 555 0171',
    city: 'San Juan del Río',
    headline: 'Operador de quinta rueda',
    languages: [],
    jobs: [
      'Operador de tractocamión full | Transportes Castores | Querétaro | 2017 | now',
      'Operador de torton | Abarrotera El Bajío | San Juan del Río | 2011 | 2017',
      'Chofer repartidor | Grupo Bimbo | Querétaro | 2005 | 2011',
    ],
    page: `
> **REFUGIO ÁNGEL CÁRDENAS OLVERA**
> Operador de quinta rueda
> San Juan del Río, Querétaro
> Cel. 442 555 0171 (WhatsApp)
^ **DATOS GENERALES**
|| 6 11
| Edad | 45 años
| Estado civil | Casado, 3 hijos
| Licencia federal | Tipo B y E, vigente a marzo de 2029
| Apto médico | Vigente
| Visa | No
| Escolaridad | Secundaria terminada
^ **EXPERIENCIA**
|| 6 11
| EMPRESA | Transportes Castores, Querétaro
| PUESTO | Operador de tractocamión full
| PERIODO | 2017 a la fecha
| RUTAS | Bajío – Monterrey – Nuevo Laredo, Bajío – Guadalajara
| EMPRESA | Abarrotera El Bajío, San Juan del Río
| PUESTO | Operador de torton
| PERIODO | 2011 a 2017
| MOTIVO DE SALIDA | Mejora económica
| EMPRESA | Grupo Bimbo, Querétaro
| PUESTO | Chofer repartidor
| PERIODO | 2005 a 2011
^ **CONOCIMIENTOS**
Bitácora electrónica, mecánica básica, materiales peligrosos, maniobras en patio, carta porte
^ **REFERENCIAS**
Martín Olguín, jefe de tráfico, 442 555 0133
Ma. Elena Trejo, vecina, 442 555 0160
`,
  }),
  cv('14-es-cl-prevencionista', 'docx', 'es', 'CL', {
    names: ['Catalina Andrea Huenchumán Reyes', 'Catalina Huenchumán Reyes', 'Catalina Huenchumán'],
    email: 'c.huenchuman.prev@nortegrande.example',
    phone: '+56 9 5550 0142',
    city: 'Antofagasta',
    headline: 'Ingeniera en Prevención de Riesgos',
    languages: ['Inglés'],
    jobs: [
      'Asesora en Prevención de Riesgos | Minera Escondida | Antofagasta | 2022-01 | now',
      'Prevencionista de faena | Salfacorp | Calama | 2018-05 | 2021-12',
      'Prevencionista de Riesgos | Constructora Pehuén Ltda. | Temuco | 2015-08 | 2018-04',
      'Práctica profesional | Mutual de Seguridad | Temuco | 2015-01 | 2015-03',
    ],
    aside: [3],
    page: `
! Catalina Andrea Huenchumán Reyes
Ingeniera en Prevención de Riesgos
{{
RUT: a solicitud
Residencia: Antofagasta
Fono: +56 9 5550 0142
Correo: c.huenchuman.prev@nortegrande.example
Registro SNS: vigente, categoría profesional
Licencia clase B
}}
# Resumen
Once años en obra y faena minera. Turno 7x7, altura geográfica compatible. Experiencia en comité paritario, investigación ICAM y auditorías ISO 45001.
# Antecedentes laborales
**Enero 2022 – a la fecha. Minera Escondida, Antofagasta**
Asesora en Prevención de Riesgos
* Control de riesgos críticos en planta concentradora, 400 trabajadores propios y colaboradores
* Líder de la campaña «Manos a salvo»
**Mayo 2018 – diciembre 2021. Salfacorp, Calama**
Prevencionista de faena
* Montaje de correas y obras civiles para Codelco
**Agosto 2015 – abril 2018. Constructora Pehuén Ltda., Temuco**
Prevencionista de Riesgos
* Edificación en altura y viviendas sociales
**Enero – marzo 2015. Mutual de Seguridad, Temuco**
Práctica profesional
# Antecedentes académicos
2018 – 2020 Ingeniería en Prevención de Riesgos (vespertino), AIEP
2012 – 2014 Técnico en Prevención de Riesgos, Inacap Temuco
# Otros
Inglés intermedio. Excel avanzado, SAP EHS. Primeros auxilios y rescate en altura.
`,
  }),
  cv('15-es-co-profesora', 'doc', 'es', 'CO', {
    names: [
      'Yurany Marcela Palacios Mosquera',
      'Yurany Palacios Mosquera',
      'Yurany Marcela Palacios',
      'Yurany Palacios',
    ],
    email: 'yuranypalacios.mate@aburramail.example',
    phone: '300 555 0164',
    city: 'Medellín',
    headline: 'Licenciada en Matemáticas',
    languages: ['Inglés'],
    jobs: [
      'Docente de Matemáticas y Física | Colegio Campestre La Ceiba | Envigado | 2020-01 | now',
      'Docente de aula, provisional | Institución Educativa Antonio Ricaurte | Quibdó | 2015-02 | 2019-11',
      'Tutora de refuerzo escolar | Comfama | Medellín | 2013 | 2014',
    ],
    page: `
HEAD HOJA DE VIDA
! Yurany Marcela Palacios Mosquera
Licenciada en Matemáticas
Cra. 83 # 33-20, Laureles, Medellín
300 555 0164  –  yuranypalacios.mate@aburramail.example
# PERFIL PROFESIONAL
Docente chocoana con doce años de aula, en colegio oficial y privado. Enseño matemáticas con problemas de verdad: el mercado, el río, la nómina. Manejo grupos numerosos y también estudiantes con ajustes PIAR.
# FORMACIÓN ACADÉMICA
Maestría en Educación Matemática, Universidad de Medellín, 2023
Licenciatura en Matemáticas y Física, Universidad de Antioquia, 2013
Bachiller académico, Normal Superior Manuel Cañizales, Quibdó, 2007
# EXPERIENCIA LABORAL
**COLEGIO CAMPESTRE LA CEIBA – Envigado**
Cargo: Docente de Matemáticas y Física
Desde: enero de 2020. Hasta: la fecha
Funciones: grados 9.º a 11.º, coordinadora de área, preparación Saber 11
**INSTITUCIÓN EDUCATIVA ANTONIO RICAURTE – Quibdó**
Cargo: Docente de aula, provisional
Desde: febrero de 2015. Hasta: noviembre de 2019
**COMFAMA – Medellín**
Cargo: Tutora de refuerzo escolar
Desde: 2013. Hasta: 2014
# IDIOMAS
Inglés B1
# REFERENCIAS
Mg. Hernán Darío Yepes, rector, 300 555 0190
Lic. Zunilda Córdoba, docente, 300 555 0121
FOOT Certifico que la información aquí consignada es verídica.
`,
  }),
  cv('16-it-magazziniere', 'pdf', 'it', 'IT', {
    names: ['Rakibul Hasan', 'Md Rakibul Hasan', 'Md. Rakibul Hasan'],
    email: 'rakibul.hasan.vi@bericomail.example',
    phone: '351 555 0147',
    city: 'Arzignano',
    languages: ['Bengalese', 'Italiano', 'Inglese', 'Hindi'],
    jobs: [
      'Magazziniere mulettista | Coop. Logistica Chiampo | Montecchio Maggiore | 2019-02 | now',
      'Operaio conciario, reparto bottali | Conceria Valdalpone | Arzignano | 2014-06 | 2018-12',
      'Lavapiatti | Ristorante Al Torcio | Vicenza | 2012-03 | 2014-05',
    ],
    page: `
CURRICULUM VITAE

**Dati personali**
Nome e cognome: Md Rakibul Hasan
Luogo e data di nascita: Shariatpur (Bangladesh), 05/01/1990
Residenza: Via dell’Industria 61, 36071 Arzignano (VI)
Cellulare: 351 555 0147
E-mail: rakibul.hasan.vi@bericomail.example
Permesso di soggiorno UE di lungo periodo, patente B, automunito
**Esperienze di lavoro**
Dal 02/2019 ad oggi
Coop. Logistica Chiampo, Montecchio Maggiore
Magazziniere mulettista: carico e scarico bilici, retrattile fino a 9 metri, picking con palmare
Dal 06/2014 al 12/2018
Conceria Valdalpone, Arzignano
Operaio conciario, reparto bottali
Dal 03/2012 al 05/2014
Ristorante Al Torcio, Vicenza
Lavapiatti
**Istruzione**
2008 Higher Secondary Certificate, Shariatpur
2016 Licenza media, CPIA Vicenza
2019 Patentino carrelli elevatori (rinnovo 2024), corso sicurezza rischio alto
**Lingue**
Bengalese: madrelingua
Italiano: buono
Inglese: sufficiente
Hindi: parlato
**Disponibilità**
Giornata o due turni. La notte solo se necessario. Preavviso 15 giorni.
Autorizzo il trattamento dei dati personali ai sensi del GDPR 2016/679.
`,
  }),
  cv('17-it-assistente-familiare', 'docx', 'it', 'IT', {
    names: ['Oksana Melnyk'],
    phone: '351 555 0163',
    city: 'Reggio Emilia',
    headline: 'Assistente familiare / OSS',
    languages: ['Ucraino', 'Russo', 'Italiano', 'Polacco'],
    jobs: [
      'Operatrice socio sanitaria | Casa Residenza Villa Le Mimose | Scandiano | 2022-10 | now',
      'Assistente familiare convivente | Famiglia Ferrarini | Reggio Emilia | 2016-04 | 2022-03',
      'Assistente familiare convivente | Famiglia Bertani | Correggio | 2011-09 | 2016-02',
      'Ragioniera | Fabbrica di mobili Karpaty | Ivano-Frankivsk | 1996 | 2010',
    ],
    page: `
! Oksana Melnyk
Assistente familiare / OSS
Tel. 351 555 0163 – Reggio Emilia, zona Ospizio – nata il 19.08.1973 – cittadina ucraina, carta di soggiorno
# Chi sono
Vivo in Italia da quindici anni. Ho lavorato in famiglia con persone allettate, demenza e parkinson, poi ho preso la qualifica OSS. Sono paziente, pulita, cucino italiano.
# Dove ho lavorato
|| 4 13
| ott. 2022 – oggi | Operatrice socio sanitaria, Casa Residenza Villa Le Mimose, Scandiano. Nucleo non autosufficienti, tre turni.
| apr. 2016 – mar. 2022 | Assistente familiare convivente, Famiglia Ferrarini, Reggio Emilia. Signora di 94 anni, allettata.
| set. 2011 – feb. 2016 | Assistente familiare convivente, Famiglia Bertani, Correggio. Coniugi anziani.
| 1996 – 2010 | Ragioniera, Fabbrica di mobili Karpaty, Ivano-Frankivsk (Ucraina)
# Titoli
|| 4 13
| 2022 | Qualifica OSS, 1000 ore, Enaip Reggio Emilia
| 1995 | Diploma di contabilità, Istituto tecnico economico, Ivano-Frankivsk
# Lingue
Ucraino e Russo (madrelingua), Italiano (B2), Polacco (lo capisco bene)
# Cerco
Struttura o assistenza domiciliare di giorno, part time 30 ore. Non più convivente.
`,
  }),
  cv('18-it-ingegnere', 'doc', 'it', 'IT', {
    names: ['Pierluigi Scognamillo'],
    email: 'p.scognamillo@vesuvmail.example',
    phone: '+39 351 555 0192',
    city: 'Portici',
    languages: ['Italiano', 'Inglese', 'Francese'],
    jobs: [
      'Ingegnere di manutenzione | Hitachi Rail | Napoli | 2018-11 | now',
      'Ingegnere di processo | Stellantis | Pomigliano d’Arco | 2013-01 | 2018-10',
      'Disegnatore CAD | Studio Tecnico Ing. Capuozzo | San Giorgio a Cremano | 2010-05 | 2012-12',
    ],
    page: `
HEAD Curriculum vitae – Pierluigi Scognamillo – pagina 1
|| 5 12
| **Europass** | **Curriculum Vitae**
| **INFORMAZIONI PERSONALI** | 
| Nome | Scognamillo Pierluigi
| Indirizzo | Corso Garibaldi 210, 80055 Portici (NA), Italia
| Telefono | +39 351 555 0192
| E-mail | p.scognamillo@vesuvmail.example
| Nazionalità | Italiana
| Data di nascita | 27 ottobre 1984
| **ESPERIENZA LAVORATIVA** | 
| Date (da – a) | novembre 2018 – oggi
| Nome del datore di lavoro | Hitachi Rail, Napoli
| Tipo di impiego | Ingegnere di manutenzione
| Principali mansioni | Piani di manutenzione RCM, analisi guasti su carrelli e porte, KPI di flotta
| Date (da – a) | gennaio 2013 – ottobre 2018
| Nome del datore di lavoro | Stellantis, Pomigliano d’Arco
| Tipo di impiego | Ingegnere di processo
| Principali mansioni | Lastratura, WCM, bilanciamento linea Panda
| Date (da – a) | maggio 2010 – dicembre 2012
| Nome del datore di lavoro | Studio Tecnico Ing. Capuozzo, San Giorgio a Cremano
| Tipo di impiego | Disegnatore CAD
| **ISTRUZIONE E FORMAZIONE** | 
| Date (da – a) | 2003 – 2010
| Istituto | Università degli Studi di Napoli Federico II
| Qualifica | Laurea specialistica in Ingegneria meccanica, 104/110
| **CAPACITÀ E COMPETENZE** | 
| Madrelingua | Italiano
| Altre lingue | Inglese (C1), Francese (A2)
| Competenze tecniche | SAP PM, Maximo, CATIA V5, Minitab, Green Belt
| Patente | A, B
FOOT Autorizzo il trattamento dei miei dati personali.
`,
  }),
  cv('19-it-receptionist', 'pdf', 'it', 'IT', {
    names: ['Elira Hoxha'],
    email: 'elira.hoxha@lagomaggiore-mail.example',
    phone: '351 555 0118',
    city: 'Verbania',
    headline: 'Receptionist d’albergo, turnante e segretaria di ricevimento',
    languages: ['Italiano', 'Albanese', 'Inglese', 'Tedesco'],
    jobs: [
      'Receptionist turnante | Grand Hotel Majestic | Verbania | 2023-03 | now',
      'Segretaria di ricevimento | Camping Isolino | Verbania | 2020-04 | 2022-10',
      'Commessa | OVS | Gravellona Toce | 2018-09 | 2020-02',
      'Tirocinio ricevimento | Hotel Pallanza | Verbania | 2017-06 | 2017-09',
    ],
    aside: [3],
    page: `
[[ 11.5 5.5
! Elira Hoxha
Receptionist d’albergo, turnante e segretaria di ricevimento
# Esperienza
## Receptionist turnante
Grand Hotel Majestic, Verbania
marzo 2023 – in corso (stagionale, marzo–ottobre)
* Check-in e check-out, cassa, chiusura notturna
* Protel, Booking, gestione gruppi tedeschi
## Segretaria di ricevimento
Camping Isolino, Verbania
aprile 2020 – ottobre 2022
* Preventivi, prenotazioni, schedine alloggiati
## Commessa
OVS, Gravellona Toce
settembre 2018 – febbraio 2020
## Tirocinio ricevimento
Hotel Pallanza, Verbania
giugno – settembre 2017
# Istruzione
Diploma Accoglienza turistica, IPSSAR Maggia, Stresa, 2018
Corso HACCP e antincendio rischio medio, 2023
---
^ **CONTATTI**
Via Tonolli 9
28922 Verbania
351 555 0118
elira.hoxha@lagomaggiore-mail.example
^ **LINGUE**
Italiano
Albanese
Inglese (B2)
Tedesco (B1)
^ **PROGRAMMI**
Protel
Zucchetti
Office
^ **PATENTE**
B
]]
`,
  }),
  cv('20-pt-carpinteiro', 'docx', 'pt', 'PT', {
    names: [
      'Joaquim Manuel Fontes Barradas',
      'Joaquim Barradas',
      'Joaquim Manuel Barradas',
      'Joaquim Fontes Barradas',
    ],
    phone: '912 555 017',
    city: 'Montemor-o-Novo',
    languages: ['Português', 'Francês'],
    jobs: [
      'Encarregado de carpintaria | Mota-Engil | Évora | 2016 | now',
      'Coffreur | Bouygues Construction | Lyon | 2009 | 2016',
      'Carpinteiro de cofragem de 1.ª | Teixeira Duarte | Lisboa | 1999 | 2009',
      'Aprendiz de carpinteiro | Oficina do mestre Adelino | Montemor-o-Novo | 1991 | 1997',
    ],
    aside: [3],
    page: `
Joaquim Manuel Fontes Barradas
Rua do Calvário, 40
7050-000 Montemor-o-Novo
Telemóvel 912 555 017
Não tenho e-mail, podem mandar mensagem
Nascido a 6-6-1976, casado
**O QUE SEI FAZER**
Cofragem tradicional e painéis (Doka, Peri), telhados, escoramentos, ler plantas, marcar obra com nível e estação
**ONDE TRABALHEI**
2016 até agora – Mota-Engil, Évora – Encarregado de carpintaria, equipa de 12 a 20 homens, novo hospital e ferrovia
2009 a 2016 – Bouygues Construction, Lyon (França) – Coffreur
1999 a 2009 – Teixeira Duarte, Lisboa – Carpinteiro de cofragem de 1.ª, estádio, metro, pontes
1991 a 1997 – Oficina do mestre Adelino, Montemor-o-Novo – Aprendiz de carpinteiro
**ESCOLA**
6.º ano, e o 9.º pelo RVCC em 2018
**CARTAS E CURSOS**
Carta B e C, trabalhos em altura, segurança em obra 35 horas
**LÍNGUAS**
Português e Francês falado
**NOTA**
Prefiro obras no Alentejo. Lá fora só com casa paga e viagem de 6 em 6 semanas.
`,
  }),
];

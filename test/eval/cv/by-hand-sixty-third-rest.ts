import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('sixty-third-rest');

/** Twenty in German, French, Spanish, Italian, Portuguese, Dutch and Swedish that are closed; written before any rule was read. All people are made up. */
export const BY_HAND_SIXTY_THIRD_REST: Sheet[] = [
  cv('01-de-heizung', 'pdf', 'de', 'DE', {
    names: ['Orhan Karadağ'],
    email: 'orhan.karadag@wupperpost.example',
    phone: '0171 3920047',
    city: 'Wuppertal',
    languages: ['Deutsch', 'Türkisch'],
    aside: [3],
    jobs: [
      'Kundendienstmonteur Heizung | Gebr. Schlieper Haustechnik GmbH | Wuppertal | 2019-04 | now',
      'Anlagenmechaniker SHK | Bäder Hochstein | Solingen | 2014-08 | 2019-03',
      'Monteur | Techem | Essen | 2013-02 | 2014-07',
      'Ausbildung zum Anlagenmechaniker SHK | Klaus Dörpfeld Sanitär | Wuppertal | 2009-08 | 2013-01',
    ],
    page: `
> **Lebenslauf**
^ **Persönliche Daten**
|| 5 12
| Name | Orhan Karadağ
| Anschrift | Gathe 88, 42107 Wuppertal
| Telefon | 0171 3920047
| E-Mail | orhan.karadag@wupperpost.example
| geboren | 14.11.1992 in Velbert
| Familienstand | verheiratet, ein Sohn
^ **Beruflicher Werdegang**
|| 5 12
| 04/2019 – heute | Kundendienstmonteur Heizung\\Gebr. Schlieper Haustechnik GmbH, Wuppertal\\Wartung und Störungsdienst Gas, Öl, Wärmepumpe; Notdienst alle fünf Wochen; seit 2023 Einweisung der neuen Kollegen
| 08/2014 – 03/2019 | Anlagenmechaniker SHK\\Bäder Hochstein, Solingen\\Badsanierung vom Abriss bis zur Silikonfuge
| 02/2013 – 07/2014 | Monteur\\Techem, Essen\\Zähler- und Rauchmeldertausch
| 08/2009 – 01/2013 | Ausbildung zum Anlagenmechaniker SHK\\Klaus Dörpfeld Sanitär, Wuppertal\\Gesellenprüfung Note 2
^ **Schule**
|| 5 12
| 2003 – 2009 | Hauptschule Elberfeld-Mitte, Abschluss nach Klasse 10
^ **Weiterbildung**
|| 5 12
| 2024 | Kälteschein Kategorie I, Handwerkskammer Düsseldorf
| 2022 | Wärmepumpe Systemtechnik, Vaillant
^ **Sonstiges**
|| 5 12
| Sprachen | Deutsch, Türkisch
| Führerschein | B, BE
| Hobby | Kreisliga A, inzwischen als Trainer
^ Wuppertal, den 3. Oktober 2026
`,
  }),
  cv('02-de-at-koechin', 'docx', 'de', 'AT', {
    names: ['Rima Al-Hadidi'],
    email: 'rima.alhadidi@donaupost.example',
    phone: '+43 660 5550138',
    city: 'Linz',
    headline: 'Köchin und Küchenleiterin',
    languages: ['Arabisch', 'Deutsch', 'Englisch'],
    jobs: [
      'Küchenleiterin | Seniorenzentrum Lenaupark | Linz | 2023-01 | now',
      'Köchin | Gasthof Zur Schießhalle | Linz | 2019-06 | 2022-12',
      'Küchenhilfe | voestalpine Betriebsrestaurant | Linz | 2017-03 | 2019-05',
      'Konditorin | Familienbetrieb Al-Hadidi | Homs | 2006 | 2012',
    ],
    page: `
! Rima Al-Hadidi
Köchin und Küchenleiterin
Wiener Straße 171/9 · 4020 Linz · +43 660 5550138 · rima.alhadidi@donaupost.example
# Über mich
Ich koche seit ich denken kann, zuerst Baklava, jetzt auch Kaspressknödel. Als Leiterin schaue ich, dass 140 Portionen um halb zwölf fertig sind und trotzdem jemand lacht. Ich suche eine Stelle ohne Wochenende, weil meine Tochter in die Schule kommt.
# Berufserfahrung
## Küchenleiterin
Seniorenzentrum Lenaupark, Linz \tseit Jänner 2023
* Speiseplan für 140 Bewohner, Diäten, passierte Kost
* Team mit sechs Personen, Dienstplan, HACCP
## Köchin
Gasthof Zur Schießhalle, Linz \tJuni 2019 – Dezember 2022
* Mittagsmenü, Hochzeiten bis 90 Gäste
## Küchenhilfe
voestalpine Betriebsrestaurant, Linz \tMärz 2017 – Mai 2019
## Konditorin
Familienbetrieb Al-Hadidi, Homs (Syrien) \t2006 – 2012
# Ausbildung
Lehrabschlussprüfung Köchin (zweiter Bildungsweg), WIFI Linz, 2019
Matura, Homs, 2005
# Sprachen
Arabisch (Muttersprache), Deutsch (C1), Englisch (A2)
# Weiteres
Führerschein B. Österreichische Staatsbürgerschaft seit 2025.
`,
  }),
  cv('03-de-ch-polymechaniker', 'doc', 'de', 'CH', {
    names: ['Urs-Peter Niederberger'],
    email: 'u.p.niederberger@sarneraa.example',
    phone: '079 555 01 62',
    city: 'Alpnach Dorf',
    languages: ['Deutsch', 'Englisch'],
    aside: [4],
    jobs: [
      'Teamleiter Fräsen | Maxon Motor AG | Sachseln | 2012-01 | 2026-06',
      'CNC-Fräser | Pilatus Flugzeugwerke AG | Stans | 2001-05 | 2011-12',
      'Polymechaniker | Schindler Aufzüge AG | Ebikon | 1995-09 | 2001-04',
      'Betriebsmechaniker | Glasi Hergiswil | Hergiswil | 1993-10 | 1995-08',
      'Lehre als Mechaniker | Gebrüder Odermatt Maschinenbau | Kerns | 1988-08 | 1992-08',
    ],
    page: `
CURRICULUM VITAE
^ Niederberger Urs-Peter
Brünigstrasse 44, 6055 Alpnach Dorf
Mobile 079 555 01 62
u.p.niederberger@sarneraa.example
Geb. 2. März 1972, Bürger von Dallenwil, geschieden, zwei erwachsene Kinder
^ **Was ich suche**
Nach der Verlagerung meiner Abteilung ins Ausland eine Stelle in der Einzelteil- oder Prototypenfertigung. Führen muss ich nicht mehr, kann es aber.
^ **Stellen**
01.2012 – 06.2026 \tMaxon Motor AG, Sachseln
\tTeamleiter Fräsen
\t9 Mitarbeitende, 3 Schichten, Hermle und Mikron, Palettenautomation
05.2001 – 12.2011 \tPilatus Flugzeugwerke AG, Stans
\tCNC-Fräser
\t5-Achs, Strukturteile PC-12 und PC-21
09.1995 – 04.2001 \tSchindler Aufzüge AG, Ebikon
\tPolymechaniker
10.1993 – 08.1995 \tGlasi Hergiswil, Hergiswil
\tBetriebsmechaniker
^ **Ausbildung**
08.1988 – 08.1992 \tGebrüder Odermatt Maschinenbau, Kerns
\tLehre als Mechaniker
1979 – 1988 \tPrimar- und Realschule Alpnach
^ **Kurse**
Heidenhain iTNC 530 und TNC 640, Mastercam, Führung für Teamleiter (SVF 2013), Ersthelfer
^ **Sprachen**
Deutsch, Englisch (Handbücher lese ich ohne Mühe)
^ **Freizeit**
Trychlergruppe, Strahlen (Kristalle suchen), Töff
^ **Referenzen**
Herr B. Enz, Leiter Produktion, auf Anfrage
`,
  }),
  cv('04-fr-aide-soignante', 'pdf', 'fr', 'FR', {
    names: ['Fatoumata Binta Diallo', 'Fatoumata Diallo'],
    email: 'fbinta.diallo@seinemail.example',
    phone: '06 39 98 41 07',
    city: 'Montreuil',
    headline: 'Aide-soignante diplômée d’État',
    languages: ['Français', 'Peul', 'Soussou'],
    aside: [3],
    jobs: [
      'Aide-soignante de nuit | EHPAD Les Murs à Pêches | Montreuil | 2022-09 | now',
      'Auxiliaire de vie | Domidom | Bagnolet | 2018-01 | 2021-08',
      'Agent de propreté | Onet | Paris | 2016-03 | 2017-12',
      'Stagiaire aide-soignante | Hôpital Tenon | Paris | 2022-02 | 2022-04',
    ],
    page: `
[[ 6 11
! Fatoumata Binta DIALLO
^ **Contact**
06 39 98 41 07
fbinta.diallo@seinemail.example
93100 Montreuil
À 5 minutes du métro Croix de Chavaux
^ **Langues**
Français
Peul (maternelle)
Soussou
^ **Savoir-faire**
Toilette au lit, aide au repas
Lève-malade, verticalisateur
Transmissions ciblées (Netsoins)
Accompagnement de fin de vie
^ **Divers**
AFGSU 2 à jour
Vaccins à jour
Pas de permis, mais jamais en retard
---
**Aide-soignante diplômée d’État**
^ Calme la nuit, patiente le matin. Je cherche un poste de jour en CDI, à l’hôpital de préférence.
# Expériences
**Aide-soignante de nuit**, EHPAD Les Murs à Pêches, Montreuil
Depuis septembre 2022
* En binôme pour 84 résidents
* Référente de l’unité protégée
**Auxiliaire de vie**, Domidom, Bagnolet
Janvier 2018 – août 2021
* Huit bénéficiaires à domicile, dont deux en soins palliatifs
**Agent de propreté**, Onet, Paris
Mars 2016 – décembre 2017
# Stage
**Stagiaire aide-soignante**, Hôpital Tenon, Paris
Février 2022 – avril 2022
* Service de pneumologie
# Diplômes
2022 DEAS, IFAS de la Croix-Rouge, Paris
2011 Baccalauréat sciences sociales, Labé (Guinée)
]]
`,
  }),
  cv('05-fr-ch-geometre', 'docx', 'fr', 'CH', {
    names: ['Thibault Cuendet'],
    email: 'thibault.cuendet@lemanposte.example',
    phone: '+41 78 555 01 29',
    city: 'Morges',
    headline: 'Géomaticien, chef de brigade',
    languages: ['Français', 'Allemand', 'Anglais'],
    aside: [2],
    jobs: [
      'Chef de brigade | Bureau d’études Jaquier Pointet SA | Lausanne | 2020-03 | now',
      'Géomaticien | Géo Solutions Ingénieurs SA | Morges | 2016-09 | 2020-02',
      'Apprenti géomaticien | Ville de Lausanne, Service du cadastre | Lausanne | 2012-08 | 2016-08',
    ],
    page: `
HEAD Thibault Cuendet | Dossier de candidature
Thibault Cuendet
Rue Louis-de-Savoie 60
1110 Morges
+41 78 555 01 29
thibault.cuendet@lemanposte.example
^ Morges, le 12 octobre 2026
^ **Votre annonce du 5 octobre, réf. 261**
^ Madame, Monsieur,
Votre annonce tombe à pic : mon bureau va fusionner et le terrain, qui est ce que j’aime, part à Genève. Depuis six ans je dirige une brigade de trois personnes sur des chantiers ferroviaires et routiers, par tous les temps et souvent de nuit. Je vous envoie mon parcours ci-dessous et vous remercie de le lire.
Avec mes salutations les meilleures,
Thibault Cuendet
# Curriculum vitæ
> **Géomaticien, chef de brigade**
## Parcours
**Chef de brigade**
Bureau d’études Jaquier Pointet SA, Lausanne, de mars 2020 à aujourd’hui
* Auscultation de voies CFF, implantation de tunnels, scanner 3D
* Planification et sécurité de la brigade
**Géomaticien**
Géo Solutions Ingénieurs SA, Morges, de septembre 2016 à février 2020
* Mensuration officielle, mutations, abornements
## Formation
**Apprenti géomaticien**
Ville de Lausanne, Service du cadastre, d’août 2012 à août 2016
CFC de géomaticien, mention mensuration, 2016
## Outils
Leica TS16 et RTC360, Trimble S7, AutoCAD Map, QGIS, un peu de Python
## Langues
Français (langue maternelle), Allemand (B1, école de recrues à Thoune), Anglais (B2)
## Et sinon
Voile sur le Léman, pompier volontaire au SIS Morget, permis B et BE
`,
  }),
  cv('06-fr-be-cariste', 'doc', 'fr', 'BE', {
    names: ['Jean-Bosco Nsengiyumva', 'Jean Bosco Nsengiyumva'],
    email: 'jb.nsengi@mosanet.example',
    phone: '0470 55 50 83',
    city: 'Herstal',
    languages: ['Français', 'Kinyarwanda', 'Swahili', 'Néerlandais'],
    jobs: [
      'Cariste | Liege Airport Cargo Handling | Grâce-Hollogne | 2021 | 2026',
      'Préparateur de commandes | Skechers | Milmort | 2017 | 2021',
      'Magasinier | Les Petits Riens | Liège | 2015 | 2017',
      'Instituteur primaire | École Saint-Michel | Huye | 2004 | 2012',
    ],
    page: `
CURRICULUM VITAE
Nom : NSENGIYUMVA
Prénom : Jean-Bosco
Adresse : rue Large-Voie 215, 4040 Herstal
GSM : 0470 55 50 83
Mail : jb.nsengi@mosanet.example
Nationalité : belge
Permis : B, voiture personnelle
^ EXPERIENCES PROFESSIONNELLES
2021 - 2026 : Cariste chez Liege Airport Cargo Handling, Grâce-Hollogne
- frontal, rétract, chargement de palettes avion
- travail en pauses, week-ends compris
2017 - 2021 : Préparateur de commandes chez Skechers, Milmort
- voice picking, 180 lignes à l'heure
2015 - 2017 : Magasinier chez Les Petits Riens, Liège
- tri, caisse, camionnette (contrat article 60)
2004 - 2012 : Instituteur primaire, École Saint-Michel, Huye (Rwanda)
^ FORMATIONS
2021 : brevet cariste, Forem Logistique
2016 : remise à niveau en français écrit, Promotion sociale d'Herstal
2003 : diplôme d'instituteur, École normale de Save
^ LANGUES
Français : très bien
Kinyarwanda : langue maternelle
Swahili : bien
Néerlandais : notions
^ DIVERS
Disponible de suite. J'ai aussi le brevet nacelle. Chorale le dimanche.
`,
  }),
  cv('07-es-frigorista', 'pdf', 'es', 'ES', {
    names: ['Iker Goikoetxea Larrañaga', 'Iker Goikoetxea'],
    email: 'iker.goiko@nervionred.example',
    phone: '655 550 117',
    city: 'Barakaldo',
    headline: 'Técnico frigorista',
    languages: ['Castellano', 'Euskera'],
    aside: [3],
    jobs: [
      'Técnico frigorista | Frío Industrial Ibaizabal, S.L. | Galdakao | 2018-02 | now',
      'Instalador de climatización | Eroski | Elorrio | 2015-05 | 2018-01',
      'Ayudante de mantenimiento | Hotel Carlton | Bilbao | 2013-07 | 2015-04',
      'Prácticas de FP | Talleres Zorrotza | Bilbao | 2013-03 | 2013-06',
    ],
    page: `
! Iker Goikoetxea Larrañaga
**Técnico frigorista**
Tel. 655 550 117 – iker.goiko@nervionred.example – Barakaldo (Bizkaia)
# Resumen
Trece años con el frío: cámaras, CO2 transcrítico, amoniaco y la fresquera de mi abuela. Guardias sin problema. Lo que busco: jefe de equipo o puesta en marcha.
# Trabajos
Feb. 2018 - hoy
**Técnico frigorista**, Frío Industrial Ibaizabal, S.L. (Galdakao)
Puesta en marcha de centrales de CO2 en 31 supermercados. Mantenimiento de lonjas y congeladores de pescado en Ondarroa y Bermeo.
Mayo 2015 - ene. 2018
**Instalador de climatización**, Eroski (Elorrio)
Plataforma logística: rooftops, fan coils y cortinas de aire.
Jul. 2013 - abr. 2015
**Ayudante de mantenimiento**, Hotel Carlton (Bilbao)
Marzo 2013 - jun. 2013
**Prácticas de FP**, Talleres Zorrotza (Bilbao)
# Estudios y carnés
* Grado Superior en Mantenimiento de Instalaciones Térmicas y de Fluidos, CIFP Emilio Campuzano, 2013
* Carné RITE, carné de gases fluorados, curso NH3 de 40 h
* PRL 60 h, plataformas elevadoras
# Idiomas
Castellano y euskera, los dos de casa
# Más
Carné B. Remo en Kaiku hasta que la espalda dijo basta.
`,
  }),
  cv('08-es-cl-agronoma', 'docx', 'es', 'CL', {
    names: ['Constanza Millaray Huenchumilla Soto', 'Constanza Huenchumilla Soto', 'Constanza Huenchumilla'],
    email: 'constanza.huenchumilla@cautinmail.example',
    phone: '+56 9 5555 0174',
    city: 'Curicó',
    headline: 'Ingeniera Agrónoma, mención Fruticultura',
    languages: ['Español', 'Inglés', 'Mapudungun'],
    jobs: [
      'Jefa de Huerto | Agrícola Los Maitenes SpA | Curicó | 2022-05 | now',
      'Asesora técnica de cerezos | Copefrut S.A. | Curicó | 2018-10 | 2022-04',
      'Encargada de riego | Viña Miguel Torres | Curicó | 2016-01 | 2018-09',
    ],
    page: `
> **CONSTANZA MILLARAY HUENCHUMILLA SOTO**
> Ingeniera Agrónoma, mención Fruticultura
> Curicó, Región del Maule | +56 9 5555 0174 | constanza.huenchumilla@cautinmail.example
^ Fecha de nacimiento: 21 de septiembre de 1991
# ANTECEDENTES LABORALES
|| 5 12
| Mayo 2022 a la fecha | **Agrícola Los Maitenes SpA, Curicó**\\Cargo: Jefa de Huerto\\112 hectáreas de cerezo (Lapins, Regina, Santina) bajo techo. Poda, raleo, cosecha con 340 temporeros, presupuesto.
| Octubre 2018 a abril 2022 | **Copefrut S.A., Curicó**\\Cargo: Asesora técnica de cerezos\\Visitas a 46 productores entre Rengo y Linares; estimación de cosecha.
| Enero 2016 a septiembre 2018 | **Viña Miguel Torres, Curicó**\\Cargo: Encargada de riego\\Goteo, sondas de humedad, fertirriego orgánico.
# ANTECEDENTES ACADÉMICOS
|| 5 12
| 2010 – 2015 | Ingeniería Agronómica, Universidad de La Frontera, Temuco. Distinción máxima.
| 2021 | Diplomado en Fisiología del Cerezo, Pontificia Universidad Católica de Valparaíso
| 2006 – 2009 | Liceo Gabriela Mistral, Temuco
# OTROS CONOCIMIENTOS
* GlobalG.A.P., QGIS, Excel avanzado
* Licencia clase B y D
# IDIOMAS
* Español: nativo
* Inglés: intermedio
* Mapudungun: hablante por herencia, nivel conversacional
^ Pretensiones de renta: a conversar. Camioneta propia.
`,
  }),
  cv('09-es-dependienta', 'doc', 'es', 'ES', {
    names: ['Yusmary Coromoto Peñaloza', 'Yusmary Peñaloza'],
    email: 'yusmary.penaloza@turiamail.example',
    phone: '655 550 186',
    city: 'Torrent',
    languages: ['Español', 'Valenciano', 'Inglés'],
    jobs: [
      'Dependienta de charcutería | Consum | Torrent | 2024-03 | now',
      'Empleada de hogar interna | Familia particular | Paterna | 2022-06 | 2024-02',
      'Cajera | Burger King | Valencia | 2021-11 | 2022-05',
      'Farmacéutica | Farmatodo | Maracaibo | 2012 | 2021',
    ],
    page: `
**Yusmary Coromoto Peñaloza**
Calle Padre Méndez 93, pta 6
46900 Torrent, Valencia
Móvil: 655 550 186
Correo: yusmary.penaloza@turiamail.example
NIE con permiso de trabajo (arraigo), carnet B canjeado
^ Buenos días, adjunto mi curriculum para el puesto de auxiliar de farmacia o cualquier otro de atención al público. Aprendo rápido y no le tengo miedo a los turnos partidos.
^ **Experiencia en España**
Dependienta de charcutería. Consum, Torrent. De 03/2024 a la actualidad.
Corte, envasado, pedidos, cierre de sección.
Empleada de hogar interna. Familia particular, Paterna. De 06/2022 a 02/2024.
Cuidado de una señora con Alzheimer, medicación, cocina.
Cajera. Burger King, Valencia. De 11/2021 a 05/2022.
^ **Experiencia en Venezuela**
Farmacéutica. Farmatodo, Maracaibo. De 2012 a 2021.
Dispensación, psicotrópicos, inventario, y al final todo lo demás porque faltaba gente.
^ **Formación**
Farmacia, Universidad del Zulia, 2012 (homologación en trámite desde 2023)
Manipulador de alimentos, 2024
^ **Idiomas**
Español nativo, valenciano básico (A2), inglés básico
^ **Disponibilidad**
Quince días de preaviso
`,
  }),
  cv('10-it-cuoco', 'pdf', 'it', 'IT', {
    names: ['Md Shahidul Islam Bhuiyan', 'Shahidul Islam Bhuiyan', 'Shahidul Bhuiyan'],
    email: 'shahidul.bhuiyan@torpigna.example',
    phone: '333 555 0142',
    city: 'Roma',
    headline: 'Pizzaiolo',
    languages: ['Bengalese', 'Italiano', 'Inglese'],
    jobs: [
      'Pizzaiolo | Antico Forno Casilino | Roma | 2019-09 | now',
      'Aiuto pizzaiolo | Rosso Pomodoro | Roma | 2016-04 | 2019-08',
      'Lavapiatti | Trattoria da Nazzareno | Frascati | 2014-05 | 2016-03',
    ],
    page: `
[[ 11 6
! MD SHAHIDUL ISLAM BHUIYAN
**Pizzaiolo**
---
Via Casilina 561, 00177 Roma
cell. 333 555 0142
shahidul.bhuiyan@torpigna.example
]]
# Esperienze di lavoro
**Pizzaiolo** – Antico Forno Casilino, Roma
settembre 2019 – in corso
* impasto diretto e biga, 48 ore di maturazione
* forno a legna e elettrico, circa 250 pizze il sabato
* pizza in teglia e supplì
**Aiuto pizzaiolo** – Rosso Pomodoro, Roma
aprile 2016 – agosto 2019
* stesura, banco, preparazione ingredienti
**Lavapiatti** – Trattoria da Nazzareno, Frascati
maggio 2014 – marzo 2016
# Studi
Corso pizzaiolo professionale 120 ore, Scuola Pizza Lazio, 2016
HACCP, rinnovato 2025
Higher Secondary Certificate, Comilla (Bangladesh), 2010
# Lingue
Bengalese madrelingua, italiano buono (B1), inglese scolastico
# Note
Permesso di soggiorno UE di lungo periodo. Automunito. Libero dal 1 dicembre. Non bevo, non fumo, lavoro anche i festivi.
~ Autorizzo il trattamento dei dati personali ai sensi del Regolamento UE 2016/679.
`,
  }),
  cv('11-it-laboratorio', 'docx', 'it', 'IT', {
    names: ['Benedetta Zanardelli'],
    email: 'benedetta.zanardelli@ducatomail.example',
    phone: '(+39) 347 555 0109',
    city: 'Parma',
    languages: ['Italiano', 'Inglese', 'Francese'],
    aside: [2],
    jobs: [
      'Analista di laboratorio microbiologico | Stazione Sperimentale Conserve | Parma | 2021-03 | now',
      'Tecnica controllo qualità | Barilla G. e R. Fratelli S.p.A. | Pedrignano | 2017-11 | 2021-02',
      'Tirocinante | Istituto Zooprofilattico Sperimentale | Brescia | 2017-02 | 2017-07',
    ],
    page: `
FOOT Benedetta Zanardelli – curriculum vitae Europass
> europass
! Benedetta Zanardelli
**Data di nascita:** 09/06/1992 | **Nazionalità:** Italiana | **Telefono:** (+39) 347 555 0109 (Cellulare) | **E-mail:** benedetta.zanardelli@ducatomail.example | **Indirizzo:** Borgo Felino 33, 43121, Parma, Italia (Abitazione)
# ESPERIENZA LAVORATIVA
03/2021 – ATTUALE Parma, Italia
**ANALISTA DI LABORATORIO MICROBIOLOGICO** STAZIONE SPERIMENTALE CONSERVE
* Challenge test su conserve vegetali e ittiche, Listeria e sporigeni
* Metodi accreditati ISO 17025, audit interni
11/2017 – 02/2021 Pedrignano, Italia
**TECNICA CONTROLLO QUALITÀ** BARILLA G. E R. FRATELLI S.P.A.
* Controlli in linea su pasta e prodotti da forno, turni 6-14 e 14-22
02/2017 – 07/2017 Brescia, Italia
**TIROCINANTE** ISTITUTO ZOOPROFILATTICO SPERIMENTALE
# ISTRUZIONE E FORMAZIONE
10/2014 – 12/2016 Parma, Italia
**LAUREA MAGISTRALE IN SCIENZE E TECNOLOGIE ALIMENTARI** Università degli Studi di Parma
10/2011 – 10/2014 Brescia, Italia
**LAUREA IN BIOTECNOLOGIE** Università degli Studi di Brescia
# COMPETENZE LINGUISTICHE
Lingua madre: **Italiano**
Altre lingue:
|| 4 4 4 4
|  | COMPRENSIONE | ESPRESSIONE ORALE | SCRITTURA
| **Inglese** | C1 | B2 | C1
| **Francese** | B1 | A2 | A2
# COMPETENZE DIGITALI
LIMS, R, Excel
# PATENTE DI GUIDA
B
`,
  }),
  cv('12-it-autista', 'doc', 'it', 'IT', {
    names: ['Gaetano Scognamiglio'],
    email: 'gaetano.scogna71@vesuviomail.example',
    phone: '338 555 0177',
    city: 'Ercolano',
    languages: ['Italiano', 'Spagnolo'],
    jobs: [
      'Autista di linea | EAV Ente Autonomo Volturno | Napoli | 2009-02 | now',
      'Autista bus turistici | Curreri Viaggi | Sorrento | 2001-03 | 2009-01',
      'Magazziniere | Conserve Attianese | Nocera Superiore | 1995-06 | 2001-02',
    ],
    page: `
> **FORMATO EUROPEO PER IL CURRICULUM VITAE**
^ **INFORMAZIONI PERSONALI**
|| 6 11
| Nome | SCOGNAMIGLIO GAETANO
| Indirizzo | Via Panoramica 206, 80056 Ercolano (NA)
| Telefono | 338 555 0177
| E-mail | gaetano.scogna71@vesuviomail.example
| Nazionalità | Italiana
| Data di nascita | 17/01/1971
^ **ESPERIENZA LAVORATIVA**
|| 6 11
| • Date (da – a) | Febbraio 2009 – oggi
| • Nome e indirizzo del datore di lavoro | EAV Ente Autonomo Volturno, Napoli
| • Tipo di azienda o settore | Trasporto pubblico
| • Tipo di impiego | Autista di linea
| • Principali mansioni e responsabilità | Linee extraurbane vesuviane, verifica del mezzo, vendita titoli a bordo
|| 6 11
| • Date (da – a) | Marzo 2001 – gennaio 2009
| • Nome e indirizzo del datore di lavoro | Curreri Viaggi, Sorrento
| • Tipo di azienda o settore | Noleggio con conducente
| • Tipo di impiego | Autista bus turistici
| • Principali mansioni e responsabilità | Costiera, Pompei, tour di più giorni in Puglia e Sicilia
|| 6 11
| • Date (da – a) | Giugno 1995 – febbraio 2001
| • Nome e indirizzo del datore di lavoro | Conserve Attianese, Nocera Superiore
| • Tipo di azienda o settore | Industria conserviera
| • Tipo di impiego | Magazziniere
^ **ISTRUZIONE E FORMAZIONE**
|| 6 11
| • Date (da – a) | 1985 – 1990
| • Nome e tipo di istituto | I.T.I.S. Enrico Medi, San Giorgio a Cremano
| • Qualifica conseguita | Diploma di perito meccanico
^ **CAPACITÀ E COMPETENZE PERSONALI**
|| 6 11
| Madrelingua | Italiano
| Altre lingue | Spagnolo (capacità di espressione orale: buona)
| Patente o patenti | A, B, C, D, CQC persone
| Ulteriori informazioni | In 17 anni nessun sinistro con colpa
^ Ercolano, 28/09/2026 \tGaetano Scognamiglio
`,
  }),
  cv('13-pt-educadora', 'pdf', 'pt', 'PT', {
    names: ['Maria Leonor Bettencourt Furtado', 'Leonor Bettencourt Furtado', 'Leonor Furtado'],
    email: 'leonor.bfurtado@liscorreio.example',
    phone: '910 555 128',
    city: 'Leiria',
    headline: 'Educadora de Infância',
    languages: ['Português', 'Inglês', 'Francês'],
    aside: [3],
    jobs: [
      'Educadora de Infância | Jardim de Infância O Pinhal | Leiria | 2020-09 | now',
      'Coordenadora Pedagógica | Santa Casa da Misericórdia da Batalha | Batalha | 2016-09 | 2020-08',
      'Educadora de Infância | Colégio da Ilha Verde | Ponta Delgada | 2012-09 | 2016-07',
      'Estágio profissional | Creche A Joaninha | Leiria | 2011-10 | 2012-07',
    ],
    page: `
! Leonor Bettencourt Furtado
> Educadora de Infância
> Leiria | 910 555 128 | leonor.bfurtado@liscorreio.example
^ Nome completo: Maria Leonor Bettencourt Furtado. Nasci na Horta em 1989 e vim estudar para o continente; fiquei por causa do pinhal.
# Percurso profissional
{{
**Educadora de Infância**
Jardim de Infância O Pinhal, Leiria
Setembro de 2020 – presente
Sala dos 4 anos, 22 crianças. Projeto de escola na floresta às quartas-feiras, com chuva ou sem ela.
**Coordenadora Pedagógica**
Santa Casa da Misericórdia da Batalha, Batalha
Setembro de 2016 – agosto de 2020
Creche e pré-escolar, onze profissionais, plano anual e reuniões com as famílias.
**Educadora de Infância**
Colégio da Ilha Verde, Ponta Delgada
Setembro de 2012 – julho de 2016
Sala dos 2 e 3 anos.
**Estágio profissional**
Creche A Joaninha, Leiria
Outubro de 2011 – julho de 2012
}}
# Habilitações
Mestrado em Educação Pré-Escolar, Politécnico de Leiria, 2011
Licenciatura em Educação Básica, Politécnico de Leiria, 2010
Primeiros socorros pediátricos, Cruz Vermelha, 2024
# Línguas
Português (língua materna), Inglês (B2), Francês (A2)
# Interesses
Viola da terra, teatro de sombras, hortas pequenas
`,
  }),
  cv('14-pt-br-dados', 'docx', 'pt', 'BR', {
    names: ['Wellington Aparecido dos Santos', 'Wellington dos Santos'],
    email: 'wellington.asantos@capivaramail.example',
    phone: '(19) 95555-0133',
    city: 'Campinas',
    headline: 'Analista de Dados Pleno | SQL | Power BI | Python',
    languages: ['Inglês', 'Espanhol'],
    aside: [3],
    jobs: [
      'Analista de Dados Pleno | CPFL Energia | Campinas | 2023-02 | now',
      'Analista de BI Júnior | Magazine Luiza | Franca | 2020-08 | 2023-01',
      'Assistente de PCP | Bosch | Campinas | 2017-05 | 2020-07',
      'Jovem Aprendiz | Correios | Sumaré | 2013-02 | 2014-01',
    ],
    page: `
! Wellington Aparecido dos Santos
Analista de Dados Pleno | SQL | Power BI | Python
Campinas – SP • (19) 95555-0133 (WhatsApp) • wellington.asantos@capivaramail.example • 31 anos, casado
# RESUMO
Comecei contando caixa no chão de fábrica e hoje conto kWh. Gosto de pergunta de negócio mal feita: é nela que mora o trabalho. Pretensão: R$ 9.500 (CLT), híbrido.
# EXPERIÊNCIA
**CPFL Energia – Campinas/SP** \tfev/2023 – atual
Analista de Dados Pleno
* Detecção de perdas não técnicas, modelo em produção desde 2024
* Painéis para a diretoria em Power BI; ingestão no Databricks
**Magazine Luiza – Franca/SP** \tago/2020 – jan/2023
Analista de BI Júnior
* Ruptura de estoque em 1.200 lojas, SQL no BigQuery
**Bosch – Campinas/SP** \tmai/2017 – jul/2020
Assistente de PCP
* Programação de linha, SAP PP, planilhas com macro que ainda estão de pé
**Correios – Sumaré/SP** \tfev/2013 – jan/2014
Jovem Aprendiz
# FORMAÇÃO
MBA em Ciência de Dados – PUC-Campinas – conclusão em 2025
Tecnólogo em Análise e Desenvolvimento de Sistemas – Fatec Americana – 2019
# IDIOMAS
Inglês – intermediário
Espanhol – básico
# CERTIFICADOS
PL-300 (2023), Scrum Fundamentals (2021)
`,
  }),
  cv('15-pt-agricola', 'doc', 'pt', 'PT', {
    names: ['Dipendra Bahadur Thapa', 'Dipendra Thapa'],
    email: 'dipendra.thapa@miramail.example',
    phone: '+351 920 555 164',
    city: 'São Teotónio',
    languages: ['Nepalês', 'Hindi', 'Inglês', 'Português'],
    jobs: [
      'Encarregado de estufa | Sudoberry | São Teotónio | 2022-05 | now',
      'Trabalhador agrícola | Vitacress | Odemira | 2019-10 | 2022-04',
      'Ajudante de armazém | Lulu Hypermarket | Doha | 2015-01 | 2019-06',
    ],
    page: `
CURRICULO
Nome: Dipendra Bahadur Thapa
Morada: Rua do Comércio 12, 7630-620 São Teotónio
Telemovel: +351 920 555 164
Email: dipendra.thapa@miramail.example
Nascimento: 1993, Chitwan, Nepal
Titulo de residencia: valido ate 2028
NISS e NIF: sim
^ TRABALHO
1) Encarregado de estufa, Sudoberry, São Teotónio. Maio 2022 ate agora.
Equipa 25 pessoas, framboesa e mirtilo. Explico trabalho em nepalês e hindi, faço folha de horas, vejo rega e caixas.
2) Trabalhador agrícola, Vitacress, Odemira. Outubro 2019 ate Abril 2022.
Colheita, plantação, lavagem de salada.
3) Ajudante de armazém, Lulu Hypermarket, Doha (Qatar). Janeiro 2015 ate Junho 2019.
^ ESCOLA
12.º ano, Shree Secondary School, Bharatpur
Curso aplicação de produtos fitofarmacêuticos, 2023
Curso português A2, Centro Qualifica Odemira, 2024
Carta de tractor e carta B
^ LINGUAS
Nepalês (minha lingua)
Hindi (bom)
Inglês (bom)
Português (A2, falo melhor que escrevo)
^ Quero trabalho todo o ano, tambem pode ser longe, tenho carro. A minha esposa tambem procura.
`,
  }),
  cv('16-nl-verpleegkundige', 'pdf', 'nl', 'NL', {
    names: ['Naomi Kartosen-Wijdenbosch'],
    email: 'naomi.kartosen@maaspost.example',
    phone: '06 555 501 39',
    city: 'Capelle aan den IJssel',
    headline: 'Wijkverpleegkundige',
    languages: ['Nederlands', 'Sranantongo', 'Engels'],
    aside: [4],
    jobs: [
      'Wijkverpleegkundige | Aafje | Rotterdam | 2021-02 | now',
      'Verpleegkundige cardiologie | Maasstad Ziekenhuis | Rotterdam | 2016-06 | 2021-01',
      'Verzorgende IG | Laurens | Rotterdam | 2012-09 | 2016-05',
      'Caissière | Albert Heijn | Capelle aan den IJssel | 2009 | 2012',
      'Stage hbo-verpleegkunde | Parnassia | Rotterdam | 2015-09 | 2016-01',
    ],
    page: `
[[ 11 6
! Naomi Kartosen-Wijdenbosch
Wijkverpleegkundige
^ Ik indiceer, ik organiseer en ik drink ook gewoon een kop koffie mee, want dan hoor je het pas. Nu toe aan een rol met meer kwaliteit en minder fietsen in de regen.
# Werk
**Wijkverpleegkundige**
Aafje, Rotterdam | februari 2021 – heden
* Indicaties en zorgplannen voor 38 cliënten
* Aanspreekpunt huisartsen, wondzorg, palliatief
**Verpleegkundige cardiologie**
Maasstad Ziekenhuis, Rotterdam | juni 2016 – januari 2021
* Hartbewaking, eerste hart hulp
**Verzorgende IG**
Laurens, Rotterdam | september 2012 – mei 2016
**Caissière**
Albert Heijn, Capelle aan den IJssel | 2009 – 2012
# Stage
**Stage hbo-verpleegkunde**
Parnassia, Rotterdam | september 2015 – januari 2016
# Opleiding
Hbo-v deeltijd, Hogeschool Rotterdam, 2016
Verzorgende IG, Albeda, 2012
---
^ **Bereikbaar via**
06 555 501 39
naomi.kartosen@maaspost.example
Capelle aan den IJssel
^ **BIG**
Ingeschreven, herregistratie 2029
^ **Talen**
Nederlands
Sranantongo
Engels
^ **Cursussen**
Omaha System
Voorbehouden handelingen
Signaleren ouderenmishandeling
^ **Verder**
Rijbewijs B
Kaseko dansen
]]
`,
  }),
  cv('17-nl-be-lasser', 'docx', 'nl', 'BE', {
    names: ['Bogdan-Ionuț Munteanu', 'Bogdan Munteanu', 'Bogdan Ionuț Munteanu'],
    email: 'bogdan.munteanu@kempenland.example',
    phone: '0471 55 50 26',
    city: 'Genk',
    headline: 'TIG-lasser inox en aluminium',
    languages: ['Roemeens', 'Nederlands', 'Italiaans'],
    jobs: [
      'TIG-lasser | Packo Inox | Diksmuide | 2022-10 | now',
      'Lasser-monteur | Iemants NV | Arendonk | 2018-04 | 2022-09',
      'Saldatore | Fincantieri | Monfalcone | 2013-03 | 2018-02',
      'Sudor | Șantierul Naval Damen | Galați | 2008 | 2013',
    ],
    page: `
! Munteanu Bogdan-Ionuț
**TIG-lasser inox en aluminium**
|| 4 13
| Adres | Hoevenzavellaan 19, 3600 Genk
| GSM | 0471 55 50 26
| E-mail | bogdan.munteanu@kempenland.example
| Rijksregister | op aanvraag
| Geboren | 5 april 1989, Galați
# Werkervaring
|| 4 5 5 4
| **Periode** | **Firma** | **Functie** | **Plaats**
| 10/2022 – heden | Packo Inox | TIG-lasser | Diksmuide
| 04/2018 – 09/2022 | Iemants NV | Lasser-monteur | Arendonk
| 03/2013 – 02/2018 | Fincantieri | Saldatore | Monfalcone (IT)
| 2008 – 2013 | Șantierul Naval Damen | Sudor | Galați (RO)
^ Bij Packo: melkkoeltanks, voedingsgraad, zichtnaden, 1 tot 6 mm. Ik lees tekeningen en stel zelf mijn toestel in.
# Certificaten
* EN ISO 9606-1 141 T BW H-L045, geldig tot 2028
* VCA basis, hoogwerker, heftruck
# Opleiding
Vakschool scheepsbouw, Galați, 2004 – 2008
# Talenkennis
Roemeens: moedertaal
Nederlands: A2, cursus loopt
Italiaans: vlot
# Mobiliteit
Rijbewijs B, eigen bestelwagen. Dagploeg of twee ploegen. Liefst dichter bij Genk, nu slaap ik door de week aan zee.
`,
  }),
  cv('18-nl-formulier', 'doc', 'nl', 'NL', {
    names: [],
    city: 'Apeldoorn',
    headline: 'Calculator installatietechniek',
    languages: ['Nederlands', 'Duits', 'Engels'],
    jobs: [
      'Calculator W-installaties | Hollander Techniek | Apeldoorn | 2019-05 | now',
      'Werkvoorbereider | Breman Installatiegroep | Genemuiden | 2013-01 | 2019-04',
      'Tekenaar | Unica | Zwolle | 2009-08 | 2012-12',
    ],
    page: `
HEAD Brinkhorst Detachering B.V. | Postbus 555, 8000 AB Zwolle | 038 555 0100 | planning@brinkhorst-detachering.example
> **KANDIDAATPROFIEL 26-0417**
> Calculator installatietechniek
|| 6 11
| Kandidaatnummer | 26-0417
| Woonplaats | Apeldoorn
| Geboortejaar | 1986
| Beschikbaar | per 1 januari, 36 uur
| Tarief | op aanvraag
| Talen | Nederlands, Duits, Engels
| Rijbewijs | B
| Accountmanager | Sietske Wolbers
**Toelichting van onze accountmanager**
Rustige vakman die zijn begrotingen kan uitleggen aan een directie en aan een monteur. Zoekt wegens reistijd van zijn partner iets in de regio Apeldoorn – Deventer. Gesprek gevoerd op ons kantoor in september.
**Werkervaring**
05/2019 – heden
Hollander Techniek, Apeldoorn
Calculator W-installaties
Aanbestedingen tot 6 miljoen, bodemenergie, scholen en zorg
01/2013 – 04/2019
Breman Installatiegroep, Genemuiden
Werkvoorbereider
Woningbouw, inkoop, onderaannemers
08/2009 – 12/2012
Unica, Zwolle
Tekenaar
Sprinkler en koeling, AutoCAD
**Opleiding**
2005 – 2009 hbo Werktuigbouwkunde, Windesheim, diploma
2014 Calculeren, ISSO
**Programma's**
Syntess Atrium, Stabicad, Revit, Excel
~ De persoonsgegevens worden na akkoord van de kandidaat verstrekt.
`,
  }),
  cv('19-sv-snickare', 'pdf', 'sv', 'SE', {
    names: ['Jonas Bäckström-Lahti'],
    email: 'jonas.blahti@norrpost.example',
    phone: '070-174 06 33',
    city: 'Piteå',
    headline: 'Snickare och platschef',
    languages: ['Svenska', 'Finska', 'Engelska'],
    jobs: [
      'Platschef | Lindbäcks Bygg | Piteå | 2021-08 | now',
      'Lagbas | NCC | Luleå | 2014-03 | 2021-07',
      'Snickare | Öjebyns Bygg & Snickeri AB | Öjebyn | 2008-06 | 2014-02',
    ],
    page: `
CV
^ **Jonas Bäckström-Lahti**
Snickare och platschef
Källbogatan 7, 941 33 Piteå
070-174 06 33
jonas.blahti@norrpost.example
^ **Kort om mig**
Född 1988. Började med hammare, fick sedan en pärm och nu en surfplatta. Trivs bäst när stommen reser sig och ingen har gjort illa sig. Söker platschefsjobb med hemmet inom en timme.
^ **Anställningar**
= 2021-08 – pågående\tLindbäcks Bygg, Piteå
= \tPlatschef
= \tFlerbostadshus i volymelement, som mest 96 lägenheter
= 2014-03 – 2021-07\tNCC, Luleå
= \tLagbas
= \tLag om tio man. Sjukhus, förskola och ett badhus
= 2008-06 – 2014-02\tÖjebyns Bygg & Snickeri AB, Öjebyn
= \tSnickare
= \tVillor, kök och tillbyggnader
^ **Utbildning**
= 2004 – 2007\tByggprogrammet, Strömbackaskolan, Piteå
= 2020\tBas-P och Bas-U, Byggutbildarna
= 2010\tYrkesbevis träarbetare
^ **Språk**
Svenska, Finska (från pappa), Engelska
^ **Körkort**
B, BE, lift och teleskoplastare
^ **Referenser**
Lämnas gärna efter en första träff.
`,
  }),
  cv('20-sv-underskoterska', 'docx', 'sv', 'SE', {
    names: ['Hodan Abdirahman Warsame', 'Hodan Warsame'],
    email: 'hodan.warsame@gotapost.example',
    phone: '070-174 06 71',
    city: 'Borås',
    headline: 'Undersköterska med inriktning demens',
    languages: ['Svenska', 'Somaliska', 'Arabiska'],
    aside: [3],
    jobs: [
      'Undersköterska | Borås Stad | Borås | 2020-01 | now',
      'Vårdbiträde | Attendo | Göteborg | 2017-06 | 2019-12',
      'Lokalvårdare | ISS Facility Services | Göteborg | 2015-09 | 2017-05',
      'Praktik | Södra Älvsborgs Sjukhus | Borås | 2019-03 | 2019-05',
    ],
    page: `
[[ 11 6
! Hodan Abdirahman Warsame
Undersköterska med inriktning demens
---
Borås
070-174 06 71
hodan.warsame@gotapost.example
]]
# Profil
Jag är lugn, envis och punktlig. På vår avdelning är jag den som hittar sången som gör att frukosten går. Läser till specialistundersköterska på halvfart och söker därför 75 procent, gärna kvällar.
# Erfarenhet
**Undersköterska**, Borås Stad
januari 2020 – nuvarande
* Demensavdelning på Distansgatan: kontaktperson för fyra boende, genomförandeplaner i Treserva
* Delegering för insulin och läkemedel, handledare för elever
**Vårdbiträde**, Attendo, Göteborg
juni 2017 – december 2019
* Hemtjänst i Bergsjön, cykel och buss
**Lokalvårdare**, ISS Facility Services, Göteborg
september 2015 – maj 2017
**Praktik**, Södra Älvsborgs Sjukhus, Borås
mars 2019 – maj 2019
* Geriatriken, del av vårdutbildningen
# Utbildning
|| 4 13
| 2025 – | Specialistundersköterska demens, YH Borås (pågår)
| 2018 – 2019 | Vård- och omsorgsutbildning, Komvux Borås
| 2014 – 2015 | SFI och Svenska som andraspråk, Göteborg
# Språk
* Svenska (flytande)
* Somaliska (modersmål)
* Arabiska (talar)
# Övrigt
B-körkort. Kan börja efter en månads uppsägning.
`,
  }),
];

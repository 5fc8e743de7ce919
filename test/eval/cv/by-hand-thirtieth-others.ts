import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirtieth');

/** The nine of the thirtieth lot in German, French, Spanish and Italian; at first only ever run. All people are made up. */
export const BY_HAND_THIRTIETH_OTHERS: Sheet[] = [
  cv('08-de-hebamme-seit', 'doc', 'de', 'DE', {
    names: ['Annegret Thöne-Wisniewski'],
    email: 'a.thoene-wisniewski@postpaderborn.example',
    phone: '0151 5550 7731',
    city: 'Paderborn',
    languages: ['Deutsch', 'Polnisch', 'Englisch'],
    jobs: [
      'Leitende Hebamme | St. Liborius-Krankenhaus | | 2021-10 | now',
      'Hebamme im Kreißsaal | St. Liborius-Krankenhaus | | 2017-03 | 2021-09',
      'Freiberufliche Hebamme | Hebammenpraxis Rundherum | | 2011-01 | 2014-12',
      'Hebamme | Klinikum Lippe | | 2007-10 | 2010-12',
    ],
    page: `
**Annegret Thöne-Wisniewski, geb. Thöne**
Giersstr. 71
33098 Paderborn
Mobil: 0151 5550 7731
a.thoene-wisniewski@postpaderborn.example
geboren am 3. November 1985 in Warburg, verheiratet, zwei Kinder (12 und 10)
> **L e b e n s l a u f**
^ **Beruflicher Weg**
Leitende Hebamme	seit Oktober 2021
St. Liborius-Krankenhaus, Paderborn
1.900 Geburten im Jahr, Team von 26 Kolleginnen, Dienstplan, QM, Einführung des hebammengeleiteten Kreißsaals
^ Hebamme im Kreißsaal	März 2017 – September 2021
St. Liborius-Krankenhaus, Paderborn
Schichtdienst, Praxisanleitung seit 2019
^ Elternzeit	Januar 2015 – Februar 2017
^ Freiberufliche Hebamme	Januar 2011 – Dezember 2014
Hebammenpraxis Rundherum, Detmold (zu dritt geführt)
Vorsorge, Wochenbett, Rückbildung, Hausgeburten
^ Hebamme	Oktober 2007 – Dezember 2010
Klinikum Lippe, Detmold
^ **Ausbildung und Schule**
Staatliches Examen als Hebamme, Hebammenschule Bielefeld	2004 – 2007
Abitur, Gymnasium Marianum Warburg	2004
^ **Fortbildungen**
Weiterbildung Leitung einer Station (720 Std.), 2022; CTG-Refresher jährlich; Akupunktur A-Diplom
^ **Sprachen**
Deutsch, Polnisch (aus der Familie), Englisch (Schulkenntnisse)
^ Paderborn, im November 2026
A. Thöne-Wisniewski
`,
  }),
  cv('09-de-at-einkauf-tabelle', 'pdf', 'de', 'AT', {
    names: ['Florian Hinterleitner', 'Mag. (FH) Florian Hinterleitner', 'Hinterleitner Florian'],
    email: 'florian.hinterleitner@traunpost.example',
    phone: '+43 680 555 0149',
    city: 'Wels',
    headline: 'Strategischer Einkäufer',
    languages: ['Deutsch', 'Englisch', 'Tschechisch'],
    jobs: [
      'Teamleiter Einkauf Elektronik | Fronius International GmbH | | 2022 | now',
      'Strategischer Einkäufer | Fronius International GmbH | | 2018 | 2022',
      'Operativer Einkäufer | Rosenbauer International AG | | 2014 | 2018',
      'Disponent | Spedition Ratzenböck KG | | 2011 | 2014',
      'Zivildiener | Rotes Kreuz Wels | | 2005 | 2006',
    ],
    aside: [4],
    page: `
PIC Foto | Bewerbungsfoto
|| 3.5 13.5
| Name | Mag. (FH) Florian HINTERLEITNER, MBA
| Beruf | Strategischer Einkäufer
| Adresse | Dragonerstraße 44/9, 4600 Wels
| Kontakt | +43 680 555 0149\\florian.hinterleitner@traunpost.example
| Staatsbürger | Österreich
# BERUFLICHES
|| 3.5 13.5
| 2022 bis dato | **Fronius International GmbH**, Sattledt\\Teamleiter Einkauf Elektronik\\- fünf Mitarbeiter, Volumen 74 Mio. EUR\\- Halbleiterkrise 2022/23: Brokerfreigaben, Redesign mit der Entwicklung
| 2018 – 2022 | **Fronius International GmbH**, Sattledt\\Strategischer Einkäufer\\- Leiterplatten und Wickelgüter, Lieferantenaudits in CZ und CN
| 2014 – 2018 | **Rosenbauer International AG**, Leonding\\Operativer Einkäufer\\- Fahrgestelle, Terminverfolgung, Reklamationen
| 2011 – 2014 | **Spedition Ratzenböck KG**, Hörsching\\Disponent\\- Sammelgut Süddeutschland
| 2005 – 2006 | **Rotes Kreuz Wels**\\Zivildiener\\- Rettungssanitäter
# BILDUNG
|| 3.5 13.5
| 2019 – 2021 | MBA Supply Chain Management, berufsbegleitend, LIMAK Linz
| 2006 – 2011 | FH Steyr, Internationales Logistik-Management (Mag. FH)
| 2000 – 2005 | HAK Wels, Matura
# SONSTIGES
|| 3.5 13.5
| Sprachen | Deutsch (Muttersprache), Englisch (verhandlungssicher), Tschechisch (A2)
| EDV | SAP S/4 MM, Jaggaer, Power Query
| Führerschein | A, B
| Ehrenamt | FF Puchberg, Kassier
`,
  }),
  cv('10-de-tischler-erzaehlt', 'docx', 'de', 'DE', {
    names: ['Wendelin Amrhein'],
    email: 'wendelin.amrhein@rhoenpost.example',
    phone: '06654 555018',
    city: 'Gersfeld',
    jobs: [
      'Werkstattleiter | Möbelmanufaktur Kaskade GmbH | | 2020-02 | now',
      'Inhaber | Tischlerei Amrhein | | 2009 | 2019',
      'Montageleiter | Ladenbau Vonderau | | 2004 | 2008',
      'Tischlergeselle | Schreinerei Hohmann | | 1999 | 2003',
    ],
    page: `
! Wendelin Amrhein
Tischlermeister aus Gersfeld in der Rhön
~ Telefon 06654 555018, abends ab sechs. Post an wendelin.amrhein@rhoenpost.example
^ **Was ich gerade mache**
Seit Februar 2020 bin ich Werkstattleiter bei der Möbelmanufaktur Kaskade GmbH in Fulda. Vierzehn Leute, eine Fünfachs-CNC, viel Hotelausbau. Ich plane die Aufträge, spreche mit den Architekten und schleife zur Not auch selbst.
^ **Was davor war**
Von 2009 bis 2019 war ich mein eigener Herr, als Inhaber der Tischlerei Amrhein in Gersfeld, zuletzt mit drei Gesellen und einem Lehrling. Treppen, Fenster, Einbauküchen. Aufgegeben habe ich wegen der Bandscheibe und weil kein Nachfolger da war, Schulden gab es keine.
^ Davor, 2004 bis 2008, war ich Montageleiter bei Ladenbau Vonderau in Hünfeld. Da bin ich herumgekommen: Bäckereien von Kiel bis Bozen, oft in zehn Nächten.
^ Angefangen habe ich als Tischlergeselle in der Schreinerei Hohmann in Hilders, das war 1999 bis 2003, und gelernt habe ich auch dort.
^ **Was ich vorzeigen kann**
Meisterbrief der Handwerkskammer Kassel (2008), Gesellenbrief (1999), Ausbildereignung, TSM-Schein, imos und AutoCAD, Staplerschein, Führerschein BE.
^ **Was ich suche**
Etwas Ruhiges mit Köpfchen, Arbeitsvorbereitung zum Beispiel. Gern vier Tage.
`,
  }),
  cv('11-fr-boulangere-saisons', 'pdf', 'fr', 'FR', {
    names: ['Maëlys Delteil', 'Delteil Maëlys'],
    email: 'maelys.delteil@boite-aveyron.example',
    phone: '07 39 98 41 12',
    city: 'Rodez',
    headline: 'Boulangère – responsable de fournil',
    languages: ['Anglais', 'Occitan'],
    jobs: [
      'Responsable de fournil | Le Pain des Causses | | 2022 | now',
      'Boulangère tourière | Maison Rouquette | | 2018 | 2022',
      'Ouvrière boulangère | Boulangerie Chez Firmin | | 2016 | 2018',
      'Boulangère saisonnière | Village Club Les Sittelles | | 2015 | 2015',
      'Apprentie boulangère | Boulangerie Puech | | 2013 | 2015',
    ],
    aside: [4],
    page: `
|| 11 6
| **Maëlys DELTEIL**\\Boulangère – responsable de fournil | 12 rue Béteille, 12000 Rodez\\07 39 98 41 12\\maelys.delteil@boite-aveyron.example\\29 ans, permis B
## AU PÉTRIN
[2022 → aujourd’hui]	Le Pain des Causses, Onet-le-Château
**Responsable de fournil**
Cinq au fournil, 1 200 pièces par jour, levain dur, blés de population. Commandes de farine, plannings, HACCP.
[2018 → 2022]	Maison Rouquette, Albi
**Boulangère tourière**
Feuilletage, viennoiserie, remplacement du chef le lundi.
[2016 → 2018]	Boulangerie Chez Firmin, Millau
**Ouvrière boulangère**
[hiver 2015]	Village Club Les Sittelles, Les Saisies
**Boulangère saisonnière**
Pain et brioche pour 400 couverts.
[2013 → 2015]	Boulangerie Puech, Espalion
**Apprentie boulangère**
## SUR LES BANCS
2016, BP Boulanger, CFA de l’Aveyron
2015, CAP Boulanger, CFA de l’Aveyron
2013, Baccalauréat STMG, lycée Foch
## À CÔTÉ
Concours de la meilleure flaune, deuxième prix en 2024
Anglais correct, occitan de ma grand-mère
Je pars quand il faut, pourvu qu’il y ait un four à sole.
`,
  }),
  cv('12-fr-maintenance-interim', 'doc', 'fr', 'FR', {
    names: ['Jean-Baptiste Nguyen Van Hoa', 'Jean-Baptiste Nguyen-Van-Hoa', 'Nguyen Van Hoa Jean-Baptiste'],
    email: 'jb.nvh@poste-vendee.example',
    phone: '06 39 98 77 03',
    city: 'Les Herbiers',
    headline: 'Technicien de maintenance industrielle',
    jobs: [
      'Technicien de maintenance | Sodebo | | 2021-09 | now',
      'Agent de maintenance | Adecco | | 2019-11 | 2021-08',
      'Électromécanicien | Fonderies Bournezeau | | 2010-04 | 2019-06',
      'Électricien d’équipage | Marine nationale | | 2003-09 | 2010-03',
    ],
    page: `
NGUYEN VAN HOA Jean-Baptiste
3, impasse du Lavoir, 85500 Les Herbiers – 06 39 98 77 03 – jb.nvh@poste-vendee.example
Né le 22/02/1985 – Pacsé – Habilitations B2V BR BC H0, CACES R486 A et B
^ **TECHNICIEN DE MAINTENANCE INDUSTRIELLE**
__Dépannage, préventif, petites améliorations. 2x8, 3x8, astreintes.__
^ **MON PARCOURS**
|| 4 4.5 8.5
| **Période** | **Entreprise** | **Poste et travaux**
| Depuis septembre 2021 | Sodebo, Montaigu | Technicien de maintenance\\Lignes pizzas et salades, robots Fanuc, GMAO Carl
| Novembre 2019 à août 2021 | Adecco, Cholet | Agent de maintenance\\Missions chez des laitiers et un fabricant de bateaux
| Juillet à octobre 2019 | – | Recherche d’emploi, remise à niveau automatisme
| Avril 2010 à juin 2019 | Fonderies Bournezeau, Bournezeau | Électromécanicien\\Ponts roulants, fours à induction. Licenciement économique
| Septembre 2003 à mars 2010 | Marine nationale, Brest et Toulon | Électricien d’équipage\\Deux frégates, second maître
^ **MES DIPLÔMES**
Bac pro ELEEC, lycée Rosa-Parks, 2003
Titre pro Technicien de maintenance industrielle, AFPA La Roche-sur-Yon, 2019
^ **MES LOISIRS**
Char à voile, restauration d’un vieux gréement avec l’association du port
`,
  }),
  cv('13-es-maestra-cursos', 'docx', 'es', 'ES', {
    names: ['María del Carmen Otxoa de Zuazo Rueda', 'Otxoa de Zuazo Rueda María del Carmen'],
    email: 'mcotxoadezuazo@correoalava.example',
    phone: '688 55 51 07',
    city: 'Vitoria-Gasteiz',
    headline: 'Maestra de Primaria, especialista en Pedagogía Terapéutica',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Jefa de estudios | CEIP Arrizabalaga | | 2023 | now',
      'Maestra de Pedagogía Terapéutica | CEIP Arrizabalaga | | 2019 | 2023',
      'Tutora de 4.º de Primaria | Colegio Santa Casilda | | 2014 | 2019',
      'Monitora de comedor | Catering Zadorra | | 2012 | 2014',
    ],
    page: `
|| 5 12
| APELLIDOS | OTXOA DE ZUAZO RUEDA
| NOMBRE | MARÍA DEL CARMEN
| TITULACIÓN | Maestra de Primaria, especialista en Pedagogía Terapéutica
| DOMICILIO | Calle Correría 140, 3.º izda., 01001 Vitoria-Gasteiz
| TELÉFONO | 688 55 51 07
| CORREO | mcotxoadezuazo@correoalava.example
# EXPERIENCIA DOCENTE
**CEIP Arrizabalaga** (público, dos líneas), Vitoria-Gasteiz
* Desde el curso 2023/24: **Jefa de estudios**. Horarios, sustituciones, plan de convivencia.
* Del curso 2019/20 al curso 2022/23: **Maestra de Pedagogía Terapéutica**. Aula estable, 9 alumnos.
**Colegio Santa Casilda** (concertado), Burgos
* Septiembre de 2014 – junio de 2019: **Tutora de 4.º de Primaria**. Coordinadora de biblioteca los dos últimos años.
# OTRA EXPERIENCIA
**Catering Zadorra**, Miranda de Ebro
* Octubre de 2012 – junio de 2014: **Monitora de comedor**. Dos horas al día mientras preparaba la oposición.
# ESTUDIOS
* Grado en Educación Primaria, Universidad de Burgos, 2012
* Mención en Pedagogía Terapéutica, UNIR, 2018
* Oposición aprobada con plaza, 2019
# IDIOMAS
* Castellano (lengua materna), Euskera (HABE 3), Inglés (B2)
# PUBLICACIONES
* Un artículo sobre lectura fácil en una revista de centros, 2021
`,
  }),
  cv('14-es-mx-calidad', 'pdf', 'es', 'MX', {
    names: ['José Luis Arriaga Cuevas', 'Ing. José Luis Arriaga Cuevas', 'Arriaga Cuevas José Luis'],
    email: 'jlarriaga@correobajio.example',
    phone: '442 555 0166',
    city: 'Querétaro',
    headline: 'Ingeniero de Calidad | Automotriz y electrodomésticos',
    languages: ['Inglés'],
    jobs: [
      'Gerente de Calidad | INYECTADOS DEL BAJÍO | | 2023-03 | now',
      'Supervisor de Calidad | MABE | | 2019-05 | 2023-02',
      'Ingeniero de Calidad a Proveedores | BROSE MÉXICO | | 2015-08 | 2019-04',
      'Inspector de Recibo | TREMEC | | 2013-01 | 2015-07',
    ],
    page: `
! ING. JOSÉ LUIS ARRIAGA CUEVAS
Ingeniero de Calidad | Automotriz y electrodomésticos
Col. Milenio III, Querétaro, Qro. · Cel. 442 555 0166 · jlarriaga@correobajio.example
^ Ingeniero industrial con trece años en piso de producción. Black Belt con proyectos cerrados por 11 MDP.
^ **TRAYECTORIA LABORAL**
INYECTADOS DEL BAJÍO (marzo 2023 a la fecha)
Gerente de Calidad
A cargo de 3 supervisores y 19 inspectores. Bajamos de 410 a 95 PPM. Recertificación IATF sin no conformidades mayores.
^ MABE (mayo 2019 a febrero 2023)
Supervisor de Calidad
Línea de estufas, tercer turno y luego primero. Implementé tableros en Power BI.
^ BROSE MÉXICO (agosto 2015 a abril 2019)
Ingeniero de Calidad a Proveedores
PPAP, APQP y auditorías VDA 6.3 en Querétaro, San Luis y Monterrey.
^ TREMEC (enero 2013 a julio 2015)
Inspector de Recibo
Máquina de coordenadas, rugosímetro, reportes 8D.
^ **PREPARACIÓN**
Maestría en Ingeniería de Calidad, UAQ (2017 a 2019, titulado)
Ingeniería Industrial, Instituto Tecnológico de Querétaro (2008 a 2012)
^ **HERRAMIENTAS**
Minitab, SAP QM, AutoCAD, Core Tools AIAG. Inglés avanzado (TOEIC 890).
`,
  }),
  cv('15-it-infermiere-dal-al', 'doc', 'it', 'IT', {
    names: ['Salvatore D’Agostaro', "Salvatore D'Agostaro", 'D’Agostaro Salvatore', "D'Agostaro Salvatore"],
    email: 'sdagostaro@postaiblea.example',
    phone: '333 5550 914',
    city: 'Modica',
    languages: ['Inglese', 'Tedesco'],
    jobs: [
      'Infermiere di Pronto Soccorso | ASP di Ragusa | | 2020-11 | now',
      'Infermiere di terapia intensiva | Klinikum Ingolstadt | | 2016-02 | 2020-10',
      'Infermiere | Casa di cura Villa Zagara | | 2013-06 | 2016-01',
      'Infermiere domiciliare | Cooperativa Sociale Il Carrubo | | 2012-09 | 2013-05',
    ],
    page: `
Il sottoscritto Salvatore D’Agostaro, nato a Scicli (RG) il 18/08/1989 e residente a Modica in Via Fontana 205, tel. 333 5550 914, e-mail sdagostaro@postaiblea.example, consapevole delle sanzioni previste dall’art. 76 del D.P.R. 445/2000, dichiara quanto segue.
^ **TITOLI DI STUDIO**
- Laurea in Infermieristica, Università di Catania, 2011, voto 108/110
- Master di I livello in Area critica, Università Telematica Pegaso, 2022
- Iscrizione OPI Ragusa dal 2012
^ **SERVIZI PRESTATI**
dal 16/11/2020 ad oggi
ASP di Ragusa – P.O. Maggiore, Modica
Infermiere di Pronto Soccorso (tempo indeterminato, 36 ore)
^ dal 01/02/2016 al 31/10/2020
Klinikum Ingolstadt (Germania)
Infermiere di terapia intensiva (tempo indeterminato)
^ dal 10/06/2013 al 31/01/2016
Casa di cura Villa Zagara – Siracusa
Infermiere (tempo determinato, poi indeterminato)
^ dal 01/09/2012 al 31/05/2013
Cooperativa Sociale Il Carrubo – Ragusa
Infermiere domiciliare (partita IVA)
^ **CORSI**
- BLSD, PBLSD, ALS esecutore (2025)
- Triage intraospedaliero, Caltanissetta, 2021
^ **LINGUE**
Inglese B1, Tedesco B2 (certificato Goethe)
^ Modica, 12/11/2026	Firma
`,
  }),
  cv('16-it-commerciale-tre-colonne', 'docx', 'it', 'IT', {
    names: ['Ludovica De Santis Bragadin'],
    email: 'ludo.bragadin@postabrianza.example',
    phone: '+39 351 555 0228',
    city: 'Cantù',
    headline: 'Sales area manager arredo e contract',
    languages: ['Italiano', 'Francese', 'Inglese', 'Russo'],
    jobs: [
      'Area Manager Francia e Benelux | Rivoltella Salotti | | 2022 | now',
      'Export Sales Specialist | Rivoltella Salotti | | 2018 | 2021',
      'Impiegata commerciale estero | Lampade Fioravanti | | 2014 | 2018',
      'Receptionist | Hotel Terminus | | 2012 | 2014',
    ],
    page: `
> Ludovica De Santis Bragadin
> __Sales area manager arredo e contract__
> Cantù (CO) – +39 351 555 0228 – ludo.bragadin@postabrianza.example
^ **Lavoro**
|| 5 8.5 3.5
| Rivoltella Salotti\\Mariano Comense | Area Manager Francia e Benelux\\46 rivenditori, due showroom, fatturato da 1,9 a 3,1 milioni | dal 2022
| Rivoltella Salotti\\Mariano Comense | Export Sales Specialist\\Offerte, fiere, assistenza post vendita | 2018-2021
| Lampade Fioravanti\\Figino Serenza | Impiegata commerciale estero\\Ordini, spedizioni, traduzione del catalogo | 2014-2018
| Hotel Terminus\\Como | Receptionist\\Turni, mentre finivo l’università | 2012-2014
^ **Studi**
|| 5 8.5 3.5
| Università dell’Insubria\\Como | Laurea in Mediazione interlinguistica e interculturale | 2013
| Liceo Fermi\\Cantù | Maturità linguistica | 2009
^ **Lingue**
|| 5 12
| Italiano | madrelingua
| Francese | C1
| Inglese | C1
| Russo | A2, in ripresa
^ **Altro**
Patente B, viaggio volentieri fino a dodici giorni al mese. Corista nel gruppo vocale della parrocchia di San Paolo.
`,
  }),
];

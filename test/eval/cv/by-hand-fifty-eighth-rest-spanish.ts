import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-eighth');

/** The seven in Spanish. All people are made up. */
export const BY_HAND_FIFTY_EIGHTH_REST_SPANISH: Sheet[] = [
  cv('30-es-camarero', 'doc', 'es', 'ES', {
    names: ['Iker Zubiaurre Salinas'],
    email: 'ikerzubi@barralibre.example',
    phone: '612 000 184',
    city: 'Vitoria-Gasteiz',
    languages: ['Castellano', 'Euskera', 'Inglés'],
    jobs: [
      'Jefe de sala | Restaurante Errota Zaharra | Vitoria-Gasteiz | 2021-06 | now',
      'Camarero de sala | Hotel Los Tilos | Vitoria-Gasteiz | 2017-03 | 2021-05',
      'Camarero de barra | Bar Txiki | Laguardia | 2013-05 | 2017-02',
      'Ayudante de camarero | Hotel Meliá Palma Marina | Palma | 2012-05 | 2012-10',
    ],
    page: `
! IKER ZUBIAURRE SALINAS
C/ Cuchillería 61, 2º izda. – 01001 Vitoria-Gasteiz
Móvil: 612 000 184
Correo: ikerzubi@barralibre.example
Fecha de nacimiento: 27-01-1992
Carné de conducir B y coche propio
# EXPERIENCIA LABORAL
**Junio 2021 – actualidad. Jefe de sala**
Restaurante Errota Zaharra, Vitoria-Gasteiz
Sala de 70 comensales, seis camareros, bodega de 180 referencias. Reservas, turnos, cierre de caja, y el sumiller cuando libra.
**Marzo 2017 – mayo 2021. Camarero de sala**
Hotel Los Tilos, Vitoria-Gasteiz
Bodas de hasta 250 personas, desayunos, congresos.
**Mayo 2013 – febrero 2017. Camarero de barra**
Bar Txiki, Laguardia
**Mayo 2012 – octubre 2012. Ayudante de camarero**
Hotel Meliá Palma Marina, Palma
Temporada de verano.
# FORMACIÓN
Técnico en Servicios en Restauración, Escuela de Hostelería de Gamarra, 2010 – 2012
Curso de sumiller nivel 2 WSET, Laguardia, 2019
Manipulador de alimentos y alérgenos, al día
# IDIOMAS
Castellano, Euskera (B2, PL2), Inglés (para defenderme en sala)
# DISPONIBILIDAD
Quince días. Fines de semana sí, turno partido a poder ser no.
`,
  }),
  cv('31-es-tcae', 'pdf', 'es', 'ES', {
    names: ['María del Rocío Valderas Pino'],
    email: 'rociovalderas@guadalmail.example',
    phone: '+34 612 000 237',
    city: 'Dos Hermanas',
    headline: 'Técnico en Cuidados Auxiliares de Enfermería (TCAE)',
    jobs: [
      'Auxiliar de enfermería | Hospital Universitario Virgen de Valme | Sevilla | 2023-02 | now',
      'Gerocultora | Residencia Los Olivares | Dos Hermanas | 2018-11 | 2023-01',
      'Auxiliar de ayuda a domicilio | Clece | Dos Hermanas | 2015-03 | 2018-10',
      'Dependienta | Mercadona | Utrera | 2006 | 2013',
      'Prácticas de TCAE | Hospital San Juan de Dios | Bormujos | 2014-09 | 2014-12',
    ],
    aside: [4],
    page: `
[[ 6 11
PIC Foto carné | Fotografía de la candidata
**DATOS PERSONALES**
María del Rocío Valderas Pino
Dos Hermanas (Sevilla)
+34 612 000 237
rociovalderas@guadalmail.example
41 años
^ **CAPACIDADES**
Trato con el mayor
Movilización con grúa
Úlceras por presión
Trabajo de noche
Selene, Diraya
^ **CARNÉ**
B
---
**Técnico en Cuidados Auxiliares de Enfermería (TCAE)**
^ Llevo más de diez años cuidando, primero en las casas y ahora en planta. Busco un contrato estable de mañanas o de noches fijas, porque tengo a mi madre conmigo.
# EXPERIENCIA
**Auxiliar de enfermería**
Hospital Universitario Virgen de Valme, Sevilla
02/2023 – Actualmente
* Medicina interna, contratos sucesivos del SAS
**Gerocultora**
Residencia Los Olivares, Dos Hermanas
11/2018 – 01/2023
* 24 residentes por turno, unidad de Alzheimer
**Auxiliar de ayuda a domicilio**
Clece, Dos Hermanas
03/2015 – 10/2018
**Dependienta**
Mercadona, Utrera
2006 – 2013
# FORMACIÓN
Grado Medio Cuidados Auxiliares de Enfermería, IES Virgen de Valme, 2013 – 2014
**Prácticas de TCAE**, Hospital San Juan de Dios, Bormujos, 09/2014 – 12/2014
Certificado de profesionalidad Atención sociosanitaria, 2017
Cursos para bolsa del SAS: 620 horas
]]
`,
  }),
  cv('32-es-electromecanico', 'docx', 'es', 'ES', {
    names: ['Cristian Ionuț Munteanu', 'Cristian Munteanu'],
    email: 'cristian.munteanu@ebrocorreo.example',
    phone: '612000391',
    city: 'Zaragoza',
    languages: ['Rumano', 'Español', 'Italiano'],
    jobs: [
      'Oficial 1ª electromecánico | Electrodomésticos Moncayo | La Cartuja Baja | 2018-09 | now',
      'Técnico de mantenimiento | Saica | El Burgo de Ebro | 2012-04 | 2018-08',
      'Peón de montaje | Adecco | Figueruelas | 2009-02 | 2012-03',
      'Electricista | Electromontaj | Brașov | 2004-06 | 2008-11',
    ],
    page: `
|| 6 11
| **NOMBRE Y APELLIDOS** | Cristian Ionuț Munteanu
| **DIRECCIÓN** | C/ Miguel Servet 142, 4º C, 50013 Zaragoza
| **TELÉFONO** | 612000391
| **E-MAIL** | cristian.munteanu@ebrocorreo.example
| **FECHA DE NACIMIENTO** | 15/06/1985
^ **EXPERIENCIA PROFESIONAL**
|| 4 4.5 4.5 4
| **Fechas** | **Empresa** | **Puesto** | **Lugar**
| 09/2018 – hoy | Electrodomésticos Moncayo | Oficial 1ª electromecánico | La Cartuja Baja
| 04/2012 – 08/2018 | Saica | Técnico de mantenimiento | El Burgo de Ebro
| 02/2009 – 03/2012 | Adecco | Peón de montaje | Figueruelas
| 06/2004 – 11/2008 | Electromontaj | Electricista | Brașov (Rumanía)
^ **FUNCIONES**
En Moncayo: averías de línea (robots KUKA, PLC Siemens S7 y TIA Portal), preventivo, repuestos, 5 turnos. En Saica: máquina de papel PM10, bombas, neumática, soldadura. En Figueruelas estaba en la fábrica de Opel, línea de puertas.
^ **ESTUDIOS**
2014 – 2016 Grado Superior Mecatrónica Industrial (a distancia), CPIFP Corona de Aragón
2000 – 2004 Liceo industrial, Brașov, electromecánica
^ **IDIOMAS**
Rumano (nativo), Español (bilingüe), Italiano (medio)
^ **OTROS DATOS**
Carretillero, plataformas, trabajos en altura, RITE no. Carnet B. Nacionalidad española desde 2020.
`,
  }),
  cv('33-es-administrativa', 'doc', 'es', 'ES', {
    names: ['Montserrat Puigdomènech Ferrer'],
    email: 'montse.puigdomenech@vallescorreu.example',
    phone: '612 00 05 12',
    city: 'Sabadell',
    languages: ['Catalán', 'Castellano', 'Francés', 'Inglés'],
    jobs: [
      'Responsable de administración | Tints Vallès, S.L. | Sabadell | 2016-01 | now',
      'Administrativa contable | Gestoria Rovira | Terrassa | 2007-09 | 2015-12',
      'Secretaria de dirección | Banco Sabadell | Sabadell | 2001-03 | 2007-08',
      'Telefonista | Mutua de Terrassa | Terrassa | 1999 | 2001',
    ],
    page: `
Montserrat Puigdomènech Ferrer
Rambla 214, 3r 2a, 08201 Sabadell
Tel. 612 00 05 12 · montse.puigdomenech@vallescorreu.example

## Objetivo
Puesto administrativo a jornada completa en el Vallès. La empresa donde trabajo cierra a final de año por jubilación del dueño.

## Experiencia
**Tints Vallès, S.L.** (Sabadell)
Responsable de administración, de enero de 2016 hasta hoy
Contabilidad general, IVA e IRPF, nóminas de 22 trabajadores, bancos, cobros y la relación con el gestor. Empezamos en papel y hoy lo llevamos todo en A3.

**Gestoria Rovira** (Terrassa)
Administrativa contable, de septiembre de 2007 a diciembre de 2015
Contabilidad de autónomos y comunidades de vecinos, registro, Agencia Tributaria, Seguridad Social.

**Banco Sabadell** (Sabadell)
Secretaria de dirección, de marzo de 2001 a agosto de 2007
Agenda, viajes, actas, traducción de cartas al francés.

**Mutua de Terrassa** (Terrassa)
Telefonista, 1999 a 2001

## Estudios
Diplomatura en Ciencias Empresariales (dos cursos), UAB
FP II Administrativo, Escola Industrial de Sabadell, 1998

## Idiomas
Catalán y Castellano: nativa
Francés: alto
Inglés: básico

## Informática
A3Eco, A3Nom, ContaPlus (el de antes), Excel, firma digital, Siltra
`,
  }),
  cv('34-mx-ingeniera-calidad', 'pdf', 'es', 'MX', {
    names: ['Ana Karen Olvera Rentería', 'Ing. Ana Karen Olvera Rentería'],
    email: 'anakaren.olvera@bajiocorreo.example',
    phone: '442 555 0168',
    city: 'Querétaro',
    headline: 'Ingeniera Industrial | Calidad automotriz',
    languages: ['Español', 'Inglés', 'Alemán'],
    jobs: [
      'Ingeniera de Calidad a Clientes | Frenos y Sensores del Bajío | Querétaro | 2022-08 | now',
      'Ingeniera de Calidad en Planta | Valeo | Querétaro | 2019-01 | 2022-07',
      'Analista de Metrología | Kostal Mexicana | Querétaro | 2017-02 | 2018-12',
      'Practicante de Calidad | Safran | Querétaro | 2016-08 | 2017-01',
    ],
    aside: [3],
    page: `
! Ing. Ana Karen Olvera Rentería
Ingeniera Industrial | Calidad automotriz
Col. Juriquilla, Querétaro, Qro. | 442 555 0168 | anakaren.olvera@bajiocorreo.example
# Resumen
Nueve años en plantas automotrices Tier 1. Manejo reclamos de cliente de principio a fin: 8D, contención, visita, cierre. Sin miedo a la línea ni al cliente alemán.
# Experiencia
Frenos y Sensores del Bajío, Querétaro\tAgo 2022 – Actual
**Ingeniera de Calidad a Clientes**
* Contacto con VW Puebla, GM Silao y Stellantis; PPM de 38 a 9
* Portales de cliente, PPAP, auditorías VDA 6.3
Valeo, Querétaro\tEne 2019 – Jul 2022
**Ingeniera de Calidad en Planta**
* Línea de sensores, SPC, AMEF, liberación de turnos
* Green Belt: ahorro de 2.1 MDP en retrabajo
Kostal Mexicana, Querétaro\tFeb 2017 – Dic 2018
**Analista de Metrología**
* CMM Zeiss, MSA, calibración de 1,400 equipos
Safran, Querétaro\tAgo 2016 – Ene 2017
**Practicante de Calidad**
# Educación
Ingeniería Industrial, Instituto Tecnológico de Querétaro, 2012 – 2016 (titulada)
# Certificaciones
Core Tools AIAG, Auditora interna IATF 16949, Six Sigma Green Belt
# Idiomas
Español, Inglés (C1), Alemán (A2, sigo en el curso)
`,
  }),
  cv('35-ar-docente', 'docx', 'es', 'AR', {
    names: ['Julieta Belén Sanguinetti', 'Julieta Sanguinetti'],
    email: 'juli.sanguinetti@pampacorreo.example',
    phone: '341 555-0174',
    city: 'Rosario',
    languages: ['Español', 'Inglés', 'Italiano'],
    jobs: [
      'Coordinadora académica | Instituto Cambridge House | Rosario | 2021-02 | now',
      'Profesora de inglés | Colegio San Bartolomé | Rosario | 2015-03 | 2020-12',
      'Profesora de inglés | Escuela Normal N.º 2 | Rosario | 2013-03 | 2015-02',
      'Camp counselor | YMCA Camp Lakewood | Potosi | 2012-06 | 2012-08',
    ],
    page: `
> **Julieta Belén Sanguinetti**
> Pje. Zabala 1420 – Rosario – Santa Fe
> Cel.: 341 555-0174 – juli.sanguinetti@pampacorreo.example
> DNI 35.000.128 – 36 años – soltera
# Antecedentes laborales
* **Coordinadora académica**, Instituto Cambridge House, Rosario. Febrero 2021 a la fecha. Equipo de 17 docentes, exámenes internacionales (centro FCE y CAE), selección de personal, plataforma virtual.
* **Profesora de inglés**, Colegio San Bartolomé, Rosario. Marzo 2015 a diciembre 2020. Nivel secundario bilingüe, Literature y Global Perspectives.
* **Profesora de inglés**, Escuela Normal N.º 2, Rosario. Marzo 2013 a febrero 2015. Reemplazos en 1.º a 3.º año.
* **Camp counselor**, YMCA Camp Lakewood, Potosi (Missouri, EE. UU.). Junio a agosto 2012.
# Estudios cursados
* Profesorado de Inglés, Instituto Olga Cossettini, Rosario, 2009 – 2013, promedio 8,60
* Diplomatura en Gestión Educativa, FLACSO, 2022
* Bachiller en Ciencias Sociales, Colegio Nuestra Señora del Huerto, 2008
# Idiomas
Español, Inglés (CPE, A), Italiano (intermedio, tengo la ciudadanía)
# Otros
Zoom, Moodle, Canva. Teatro leído los jueves. Disponibilidad para mudarme desde marzo.
`,
  }),
  cv('36-co-conductor', 'doc', 'es', 'CO', {
    names: ['Wilson Andrés Cárdenas Murillo'],
    email: 'wilsoncardenas.m@vallecorreo.example',
    phone: '300 555 0196',
    city: 'Cali',
    jobs: [
      'Conductor de tractomula | Transportes Farallones | Yumbo | 2019-06 | now',
      'Conductor de reparto | Postobón | Cali | 2014-02 | 2019-05',
      'Auxiliar de bodega | Almacenes La 14 | Cali | 2010-08 | 2014-01',
      'Soldado profesional | Ejército Nacional de Colombia | Popayán | 2005 | 2010',
    ],
    page: `
HEAD Hoja de vida
> **HOJA DE VIDA**
# 1. DATOS PERSONALES
|| 6 11
| NOMBRES | Wilson Andrés
| APELLIDOS | Cárdenas Murillo
| CÉDULA | 94.000.317 de Cali
| FECHA DE NACIMIENTO | 3 de diciembre de 1986
| ESTADO CIVIL | Unión libre
| DIRECCIÓN | Cra. 28D # 72-14, barrio Comuneros
| CIUDAD | Cali
| CELULAR | 300 555 0196
| CORREO | wilsoncardenas.m@vallecorreo.example
| LICENCIA | C3, vigente hasta 2028
# 2. PERFIL LABORAL
Conductor responsable, puntual y sin comparendos, con experiencia en carga seca y refrigerada por las rutas Cali – Buenaventura y Cali – Bogotá. Conocimientos básicos de mecánica diésel.
# 3. EXPERIENCIA LABORAL
|| 6 11
| EMPRESA | Transportes Farallones, Yumbo
| CARGO | Conductor de tractomula
| TIEMPO | junio de 2019 hasta la fecha
| JEFE INMEDIATO | Fabio Ocoró, 300 555 0102
|  | 
| EMPRESA | Postobón, Cali
| CARGO | Conductor de reparto
| TIEMPO | febrero de 2014 a mayo de 2019
|  | 
| EMPRESA | Almacenes La 14, Cali
| CARGO | Auxiliar de bodega
| TIEMPO | agosto de 2010 a enero de 2014
|  | 
| EMPRESA | Ejército Nacional de Colombia, Popayán
| CARGO | Soldado profesional
| TIEMPO | 2005 a 2010
# 4. FORMACIÓN ACADÉMICA
Bachiller académico, I.E. Eustaquio Palacios, Cali, 2004
SENA: Manejo defensivo (40 horas), 2018
SENA: Transporte de mercancías peligrosas (60 horas), 2021
# 5. REFERENCIAS PERSONALES
Luz Dary Murillo, docente, 300 555 0143
Jhon Jairo Angulo, comerciante, 300 555 0159
^ ................................
Wilson Andrés Cárdenas Murillo
C.C. 94.000.317
`,
  }),
];

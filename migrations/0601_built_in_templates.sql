-- The templates that the product brings, one for each purpose, in every language (ME5). They can be changed, not deleted.
insert into message_template (_id, "createdAt", "updatedAt", "templateName", purpose, texts, "isBuiltIn")
select gen_random_uuid(), now() + place * interval '1 millisecond', now(), name, purpose, texts::jsonb, true
from (values
  (1, 'Receipt', 'receipt', '[
    {"language": "en", "text": "{organisation}: received {amount} from {name}. Receipt {receiptNo}, {date}. Still open: {balance}. {link}"},
    {"language": "es", "text": "{organisation}: hemos recibido {amount} de {name}. Recibo {receiptNo}, {date}. Pendiente: {balance}. {link}"},
    {"language": "de", "text": "{organisation}: {amount} von {name} erhalten. Quittung {receiptNo}, {date}. Noch offen: {balance}. {link}"},
    {"language": "it", "text": "{organisation}: ricevuti {amount} da {name}. Ricevuta {receiptNo}, {date}. Ancora da pagare: {balance}. {link}"},
    {"language": "ru", "text": "{organisation}: получено {amount} от {name}. Квитанция {receiptNo}, {date}. Осталось оплатить: {balance}. {link}"},
    {"language": "so", "text": "{organisation}: {amount} ayaa laga helay {name}. Rasiidka {receiptNo}, {date}. Haraaga: {balance}. {link}"},
    {"language": "ar", "text": "{organisation}: استلمنا {amount} من {name}. الإيصال {receiptNo}، {date}. المتبقي: {balance}. {link}"}
  ]'),
  (2, 'Reminder', 'reminder', '[
    {"language": "en", "text": "Dear {name}, {balance} is open at {organisation}. Day of payment: {dueDate}. Please pay. {payCodes} {link}"},
    {"language": "es", "text": "Estimado/a {name}: tiene {balance} pendiente en {organisation}. Fecha de pago: {dueDate}. Por favor, pague. {payCodes} {link}"},
    {"language": "de", "text": "Guten Tag {name}, bei {organisation} sind {balance} offen. Zahltag: {dueDate}. Bitte bezahlen Sie. {payCodes} {link}"},
    {"language": "it", "text": "Gentile {name}, ha {balance} da pagare a {organisation}. Scadenza: {dueDate}. La preghiamo di pagare. {payCodes} {link}"},
    {"language": "ru", "text": "{name}, ваш долг в {organisation}: {balance}. Срок оплаты: {dueDate}. Пожалуйста, оплатите. {payCodes} {link}"},
    {"language": "so", "text": "{name}, {organisation} ayaa kugu leh {balance}. Maalinta bixinta: {dueDate}. Fadlan bixi. {payCodes} {link}"},
    {"language": "ar", "text": "{name}، عليكم {balance} لدى {organisation}. موعد الدفع: {dueDate}. نرجو الدفع. {payCodes} {link}"}
  ]'),
  (3, 'Promise to pay', 'promise', '[
    {"language": "en", "text": "Dear {name}, we wait for the payment that you promised. Open: {balance}. {organisation} {link}"},
    {"language": "es", "text": "Estimado/a {name}: esperamos el pago que nos prometió. Pendiente: {balance}. {organisation} {link}"},
    {"language": "de", "text": "Guten Tag {name}, wir warten auf die zugesagte Zahlung. Offen: {balance}. {organisation} {link}"},
    {"language": "it", "text": "Gentile {name}, aspettiamo il pagamento promesso. Da pagare: {balance}. {organisation} {link}"},
    {"language": "ru", "text": "{name}, мы ждём обещанную оплату. Долг: {balance}. {organisation} {link}"},
    {"language": "so", "text": "{name}, waxaan sugaynaa lacagtii aad ballanqaadday. Haraaga: {balance}. {organisation} {link}"},
    {"language": "ar", "text": "{name}، ننتظر الدفعة التي وعدتم بها. المتبقي: {balance}. {organisation} {link}"}
  ]'),
  (4, 'Statement of account', 'statement', '[
    {"language": "en", "text": "Dear {name}, your account at {organisation} on {date}: {balance} is open. {link}"},
    {"language": "es", "text": "Estimado/a {name}: su cuenta en {organisation} a {date}: {balance} pendiente. {link}"},
    {"language": "de", "text": "Guten Tag {name}, Ihr Konto bei {organisation} am {date}: {balance} sind offen. {link}"},
    {"language": "it", "text": "Gentile {name}, il suo conto presso {organisation} al {date}: {balance} da pagare. {link}"},
    {"language": "ru", "text": "{name}, ваш счёт в {organisation} на {date}: к оплате {balance}. {link}"},
    {"language": "so", "text": "{name}, xisaabtaada {organisation} {date}: {balance} ayaa kugu harsan. {link}"},
    {"language": "ar", "text": "{name}، حسابكم لدى {organisation} في {date}: المتبقي {balance}. {link}"}
  ]'),
  (5, 'Invoice', 'invoice', '[
    {"language": "en", "text": "Dear {name}, {organisation} charged {amount} on {date}. In all {balance} is open. {link}"},
    {"language": "es", "text": "Estimado/a {name}: {organisation} cargó {amount} el {date}. En total hay {balance} pendiente. {link}"},
    {"language": "de", "text": "Guten Tag {name}, {organisation} hat am {date} {amount} berechnet. Insgesamt sind {balance} offen. {link}"},
    {"language": "it", "text": "Gentile {name}, {organisation} ha addebitato {amount} il {date}. In tutto deve {balance}. {link}"},
    {"language": "ru", "text": "{name}, {organisation} начислила {amount} {date}. Всего к оплате: {balance}. {link}"},
    {"language": "so", "text": "{name}, {organisation} waxay kugu dalacday {amount} {date}. Wadarta haraaga: {balance}. {link}"},
    {"language": "ar", "text": "{name}، سجلت {organisation} عليكم {amount} في {date}. المجموع المتبقي: {balance}. {link}"}
  ]'),
  (6, 'Absence', 'absence', '[
    {"language": "en", "text": "Dear {name}, {student} was absent from {class} on {day}, {date}. {organisation}"},
    {"language": "es", "text": "Estimado/a {name}: {student} no asistió a {class} el {day}, {date}. {organisation}"},
    {"language": "de", "text": "Guten Tag {name}, {student} hat am {day}, {date}, in der Klasse {class} gefehlt. {organisation}"},
    {"language": "it", "text": "Gentile {name}, {student} era assente a {class} {day} {date}. {organisation}"},
    {"language": "ru", "text": "{name}, {student} отсутствует на занятии {class}: {day}, {date}. {organisation}"},
    {"language": "so", "text": "{name}, {student} wuu ka maqnaa fasalka {class} {day}, {date}. {organisation}"},
    {"language": "ar", "text": "{name}، غاب {student} عن {class} يوم {day}، {date}. {organisation}"}
  ]'),
  (7, 'Announcement', 'announcement', '[
    {"language": "en", "text": "Dear {name}, please call {organisation}: {phone}."},
    {"language": "es", "text": "Estimado/a {name}: por favor, llame a {organisation}: {phone}."},
    {"language": "de", "text": "Guten Tag {name}, bitte rufen Sie {organisation} an: {phone}."},
    {"language": "it", "text": "Gentile {name}, la preghiamo di chiamare {organisation}: {phone}."},
    {"language": "ru", "text": "{name}, пожалуйста, позвоните в {organisation}: {phone}."},
    {"language": "so", "text": "{name}, fadlan wac {organisation}: {phone}."},
    {"language": "ar", "text": "{name}، نرجو الاتصال بـ{organisation}: {phone}."}
  ]')
) built (place, name, purpose, texts);

-- One folded text a record, with one index over it, takes the place of an index for each field (0200): a search of one or two
-- letters reads it instead of folding every field of every row, and a write folds once.
call keep_searched('branch', '{branch_name,branch_location}');
call keep_searched('certificate', '{certID}');
call keep_searched('complaint', '{description}');
call keep_searched('course', '{courseName}');
call keep_searched('customer', '{code,name,phone}');
call keep_searched('employee', '{name,phone,jobTitle,departmentWork}');
call keep_searched('fee', '{feeNo,feeName}');
call keep_searched('fee_receipt', '{receiptNo,phonePaid}');
call keep_searched('invoice', '{invoiceNumber}');
call keep_searched('invoice_receipt', '{receiptNo,phonePaid}');
call keep_searched('money_transaction', '{transectionNo,name,type,description}');
call keep_searched('payroll', '{feeNo}');
call keep_searched('performance', '{taskType,description}');
call keep_searched('school_class', '{className}');
call keep_searched('service', '{serviceName}');
call keep_searched('service_receipt', '{receiptNo,phonePaid}');
call keep_searched('stock_item', '{itemName}');
call keep_searched('student', '{studentName,stdID,studentPhone,username,parentName,parentPhone}');
call keep_searched('subject', '{subjectName}');
call keep_searched('subscription', '{PhonePaid,accountType}');
call keep_searched('supplier', '{name,phone}');
call keep_searched('teacher', '{teacherName,teacherPhone,username}');
call keep_searched('visitor_note', '{Name,phone,Address,Course,Description}');

drop index
  course_name_search,
  teacher_name_search,
  teacher_phone_search,
  teacher_username_search,
  subject_name_search,
  school_class_name_search,
  student_name_search,
  student_number_search,
  student_phone_search,
  student_username_search,
  student_parent_search,
  student_parent_phone_search,
  fee_name_search,
  money_transaction_name_search,
  money_transaction_type_search,
  money_transaction_description_search,
  fee_receipt_phone_search,
  visitor_note_name_search,
  visitor_note_phone_search,
  visitor_note_address_search,
  visitor_note_course_search,
  visitor_note_description_search,
  subscription_phone_search,
  certificate_number_search,
  complaint_description_search,
  employee_name_search,
  employee_phone_search,
  employee_job_search,
  employee_department_search,
  performance_type_search,
  performance_description_search,
  branch_name_search,
  branch_location_search,
  customer_code_search,
  customer_name_search,
  customer_phone_search,
  service_name_search,
  service_receipt_phone_search,
  supplier_name_search,
  supplier_phone_search,
  stock_item_name_search,
  invoice_number_search,
  invoice_receipt_number_search,
  invoice_receipt_phone_search;

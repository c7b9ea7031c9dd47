-- The search finds employees and suppliers by how their phones begin.
create index employee_phone on employee (phone);
create index supplier_phone on supplier (phone);

-- The orders of the names by which other tables are sorted: a page in such an order walks them and sorts nothing.
create index course_name_order on course (fold("courseName"), _id);
create index teacher_name_order on teacher (fold("teacherName"), _id);
create index subject_name_order on subject (fold("subjectName"), _id);
create index school_class_name_order on school_class (fold("className"), _id);
create index employee_name_order on employee (fold(name), _id);
create index stock_item_name_order on stock_item (fold("itemName"), _id);

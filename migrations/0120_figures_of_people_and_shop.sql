-- The dashboard's figures of tables that came after it.
call keep_figure('employee', 'employee');

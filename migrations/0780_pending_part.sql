-- A part of a service that is pending may wait for whoever does it.
alter table service drop constraint "service_workType_check";
alter table service add constraint "service_workType_check" check (
  case "workType"
    when 'print' then "employeeID" is null and "workStatus" = 'none'
    else "employeeID" is not null or "workStatus" = 'pending'
  end
  and case "workType"
    when 'design' then "ProductionEmployeeID" is null and "prductionStatus" = 'none'
    else "ProductionEmployeeID" is not null or "prductionStatus" = 'pending'
  end
  and ("workType" <> 'both' or ("workStatus" <> 'none' and "prductionStatus" <> 'none'))
);

import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, wide } from '#kit/web/list/column';
import { supplier } from './supplier.contract';

const { field } = columnsOf(supplier);

const columns = [field('name'), field('phone'), ...wide(field('createdAt'))];

export default function SupplierPage() {
  return (
    <CrudPage
      entity={supplier}
      title="Suppliers"
      columns={columns}
      about="Stock is bought from suppliers. Add the first supplier."
    />
  );
}

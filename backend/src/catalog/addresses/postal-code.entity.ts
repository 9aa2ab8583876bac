import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A postal code's place (GeoNames, CC BY 4.0). */
@Entity('postal_codes')
export class PostalCode {
  @PrimaryColumn() postal_code!: string;
  @Column() city!: string;
  @Column() state!: string;
  @Column({ type: 'double' }) lat!: number;
  @Column({ type: 'double' }) lng!: number;
}

import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Note } from './note';

@Entity('notes')
export class NoteRow implements Note {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  user_id!: number;

  @Column()
  text!: string;

  @Column()
  pinned!: boolean;
}

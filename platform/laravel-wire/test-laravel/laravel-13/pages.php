<?php

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;

$shown = ['id', 'title', 'stars', 'created_at'];

Route::get('pages/simple', fn (Request $r) => Note::orderBy('id')->simplePaginate($r->integer('per_page', 4), $shown));
Route::get('pages/simple-kept', fn () => Note::orderBy('id')->simplePaginate(4, $shown)->withQueryString());
Route::get('pages/cursor', fn () => Note::orderBy('id')->cursorPaginate(4, $shown));
Route::get('pages/cursor-mixed', fn () => Note::orderByDesc('stars')->orderBy('title')->orderByDesc('id')
    ->cursorPaginate(2, $shown)->withQueryString());
Route::get('pages/cursor-times', fn () => Note::orderByDesc('created_at')->orderByDesc('id')->cursorPaginate(4, $shown));
Route::get('pages/cursor-none', fn () => Note::where('stars', 9)->orderBy('id')->cursorPaginate(4, $shown));
Route::get('pages/simple-none', fn () => Note::where('stars', 9)->orderBy('id')->simplePaginate(4, $shown));

<?php

use Illuminate\Http\Request;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\URL;

$opened = fn () => ['opened' => true];

Route::get('signed/make', function (Request $request) {
    [$path, $query] = [...explode('?', $request->query('to'), 2), ''];
    [, , , $name, $note] = explode('/', $path);
    parse_str($query, $parameters);
    $until = $request->query('expires') === null ? null : Carbon::createFromTimestamp($request->query('expires'));

    return ['url' => URL::signedRoute($name, ['note' => $note] + $parameters, $until, $request->query('relative') === null)];
});
Route::get('signed/open/{note}', $opened)->name('open')->middleware('signed');
Route::get('signed/relative/{note}', $opened)->name('relative')->middleware('signed:relative');
Route::get('signed/ignoring/{note}', $opened)->name('ignoring')->middleware('signed:page,utm');
Route::get('signed/relative-ignoring/{note}', $opened)->name('relative-ignoring')->middleware('signed:relative,page');
